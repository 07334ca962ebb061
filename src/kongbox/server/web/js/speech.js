/**
 * Calls said aloud by the browser's own voices, in the language in use. Silent where there is no voice of that language.
 *
 *     say("pong")
 */

import { setting } from "./theme.js";
import { language } from "./words.js";

/** @param {string} text */
export function say(text) {
  if (!setting("voices") || !("speechSynthesis" in window) || document.hidden) return;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.slice(0, 2) === language());
  if (!voice) return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  spoken.volume = setting("voicesVolume");
  spoken.rate = 1.1;
  speechSynthesis.speak(spoken);
}
