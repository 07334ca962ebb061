### Table options that cannot be used

unusable-options-form = Options are written as “name: value”, but this says { $found }.
unusable-option-unknown = There is no option “{ $option }”. There are: { $known }.
unusable-option-number = The option “{ $option }” cannot be { $found }: it must be a whole number from { $least } to { $most }.
unusable-option-choice = The option “{ $option }” cannot be { $found }: choose one of { $allowed }.
unusable-option-least = The option “{ $option }” cannot be { $found }: it must be a whole number of at least { $least }.
unusable-option-choice-or-least = The option “{ $option }” cannot be { $found }: choose { $allowed } or a whole number of at least { $least }.
unusable-option-most = The option “{ $option }” cannot be { $found }: no table is opened with a number above { $most }.
unusable-option-preset = There is no set of options called “{ $found }”. There are: { $known }.
unusable-options-minimum = With a minimum of { $minimum } points (min_points) and a limit of { $limit } (limit_points) hardly anybody could win: lower the minimum to the limit or raise the limit.
