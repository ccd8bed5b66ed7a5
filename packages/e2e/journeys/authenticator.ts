import { createHmac } from "node:crypto";

/** How long an authenticator app shows a code, in ms. */
export const STEP = 30_000;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * Computes the code that an authenticator app shows for a key at a time (RFC 6238 over RFC 4226).
 */
export const computeCode = (key: string, time: number) => {
  const bits = (key.match(/[A-Z2-7]/g) ?? [])
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / STEP)));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
};
