/**
 * SHA-256 (FIPS 180-4), for pages without TLS, where the browser keeps its own to itself.
 * The constants are derived as the standard says: fractions of roots of the first primes.
 */

const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/**
 * The hash of some bytes, as 32 bytes.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function sha256(bytes) {
  const message = padded(bytes);
  const hash = Int32Array.from(START);
  for (let block = 0; block < message.byteLength; block += 64) mix(hash, new DataView(message.buffer, block, 64));
  const answer = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => answer.setInt32(4 * place, word));
  return new Uint8Array(answer.buffer);
}

/** @param {string} text lower-case hexadecimal */
export function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Uint8Array} bytes */
function padded(bytes) {
  const message = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  message.set(bytes);
  message[bytes.length] = 0x80;
  new DataView(message.buffer).setBigUint64(message.length - 8, BigInt(bytes.length) * 8n);
  return message;
}

/**
 * @param {Int32Array} hash changed in place
 * @param {DataView} block 64 bytes
 */
function mix(hash, block) {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = hash;
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[round] + words[round]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] += word));
}

/** @param {DataView} block */
function schedule(block) {
  const words = new Int32Array(64);
  for (let place = 0; place < 16; place += 1) words[place] = block.getInt32(4 * place);
  for (let place = 16; place < 64; place += 1) {
    const early = words[place - 15];
    const late = words[place - 2];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[place] = words[place - 16] + low + words[place - 7] + high;
  }
  return words;
}

/**
 * @param {number} word
 * @param {number} bits
 */
function turn(word, bits) {
  return (word >>> bits) | (word << (32 - bits));
}

/** @param {number} root the first 32 bits behind its point */
function fraction(root) {
  return ((root % 1) * 2 ** 32) | 0;
}

/** @param {number} count */
function firstPrimes(count) {
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}
