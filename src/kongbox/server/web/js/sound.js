/**
 * The sounds of the table, made in the browser: wood, tiles, cloth. Nothing sounds before the first touch.
 *
 *     play("discard", { seat: 2, pan: 0.4 })
 */

import { setting } from "./theme.js";

/** @type {AudioContext | null} */
let room = null;
/** @type {AudioBuffer | null} */
let hiss = null;

for (const touch of ["pointerdown", "keydown"]) window.addEventListener(touch, wake, { once: true, capture: true });

const ALERTS = new Set(["turn", "tick", "ruling", "connection"]);

/** Each sound is a score of strokes: when, kind, pitch, length, loudness. @type {Record<string, [number, string, number, number, number][]>} */
const SCORES = {
  draw: [[0, "slide", 1800, 0.09, 0.25]],
  discard: [[0, "clack", 1400, 0.05, 0.8], [0.012, "cloth", 500, 0.1, 0.4]],
  card: [[0, "cloth", 900, 0.11, 0.5]],
  claim: [[0, "clack", 1250, 0.06, 0.9], [0.09, "clack", 1500, 0.06, 0.9]],
  kong: [[0, "clack", 700, 0.08, 0.9], [0.08, "clack", 800, 0.08, 0.9], [0.16, "clack", 740, 0.08, 0.9], [0.24, "clack", 680, 0.08, 0.9]],
  shuffle: Array.from({ length: 18 }, (_, stroke) => [stroke * 0.065, stroke % 3 ? "clack" : "slide", 900 + ((stroke * 397) % 900), 0.05, 0.25 + (stroke % 4) * 0.08]),
  pass3: [[0, "slide", 1100, 0.14, 0.4], [0.12, "cloth", 600, 0.14, 0.5]],
  swap: [[0, "slide", 900, 0.14, 0.4], [0.13, "slide", 1500, 0.14, 0.4]],
  turn: [[0, "wood", 620, 0.1, 0.7], [0.12, "wood", 620, 0.1, 0.6]],
  tick: [[0, "wood", 1900, 0.04, 0.35]],
  ruling: [[0, "wood", 210, 0.26, 0.8]],
  win: [[0, "wood", 523, 0.3, 0.8], [0.24, "wood", 659, 0.3, 0.8], [0.48, "wood", 784, 0.42, 0.9]],
  lost: [[0, "wood", 494, 0.15, 0.5], [0.15, "wood", 370, 0.15, 0.5]],
  back: [[0, "wood", 370, 0.15, 0.5], [0.15, "wood", 494, 0.15, 0.5]],
};

/**
 * Let a sound be heard, when this device wants sounds and has been touched.
 * @param {string} name
 * @param {{seat?: number, pan?: number}} [from]
 */
export function play(name, { seat = 0, pan = 0 } = {}) {
  const kind = ALERTS.has(name) || name === "lost" || name === "back" ? "alerts" : "effects";
  if (!room || !setting(kind) || document.hidden) return;
  const volume = setting(kind === "alerts" ? "alertsVolume" : "effectsVolume");
  const out = place(room, pan, volume);
  const variant = 1 + (seat % 4) * 0.04 + (Math.random() < 0.5 ? 0 : 0.05);
  for (const [at, stroke, pitch, length, loud] of SCORES[name] ?? []) strike(room, out, room.currentTime + at, stroke, pitch * variant, length, loud);
}

function wake() {
  room ??= new AudioContext();
  if (room.state === "suspended") room.resume();
}

/**
 * @param {AudioContext} ctx
 * @param {number} pan
 * @param {number} volume
 */
function place(ctx, pan, volume) {
  const gain = ctx.createGain();
  gain.gain.value = volume * 0.5;
  const panner = ctx.createStereoPanner();
  panner.pan.value = Math.max(-0.6, Math.min(0.6, pan));
  gain.connect(panner).connect(ctx.destination);
  return gain;
}

/**
 * @param {AudioContext} ctx
 * @param {AudioNode} out
 * @param {number} at
 * @param {string} kind
 * @param {number} pitch
 * @param {number} length
 * @param {number} loud
 */
function strike(ctx, out, at, kind, pitch, length, loud) {
  const envelope = ctx.createGain();
  envelope.gain.setValueAtTime(loud, at);
  envelope.gain.exponentialRampToValueAtTime(0.001, at + length);
  envelope.connect(out);
  if (kind === "wood") return tone(ctx, envelope, at, pitch, length);
  const source = ctx.createBufferSource();
  source.buffer = hiss ??= noise(ctx);
  const filter = ctx.createBiquadFilter();
  filter.type = kind === "cloth" ? "lowpass" : "bandpass";
  filter.frequency.setValueAtTime(pitch, at);
  if (kind === "slide") filter.frequency.linearRampToValueAtTime(pitch * 1.6, at + length);
  filter.Q.value = kind === "clack" ? 6 : 1;
  source.connect(filter).connect(envelope);
  source.start(at, Math.random() * 0.5, length + 0.02);
  if (kind === "clack") tone(ctx, envelope, at, pitch * 1.9, length * 0.5);
}

/**
 * @param {AudioContext} ctx
 * @param {AudioNode} out
 * @param {number} at
 * @param {number} pitch
 * @param {number} length
 */
function tone(ctx, out, at, pitch, length) {
  const note = ctx.createOscillator();
  note.type = "triangle";
  note.frequency.value = pitch;
  note.connect(out);
  note.start(at);
  note.stop(at + length);
}

/** @param {AudioContext} ctx */
function noise(ctx) {
  const buffer = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
