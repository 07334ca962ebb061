### How a table differs from the usual rules.

differences-title = What is different at this table
differences-usual = Usually: { $standard }
