import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs a list of words; their order matters. */
export const sign = (secret: string, words: readonly (string | number)[]) =>
  createHmac("sha256", secret).update(words.join("\n")).digest("base64url");

/** Returns whether a signature matches the words, in constant time. */
export const isSigned = (secret: string, words: readonly (string | number)[], given: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(sign(secret, words))];
  return one.length === other.length && timingSafeEqual(one, other);
};
