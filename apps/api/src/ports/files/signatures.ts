import { createHmac, timingSafeEqual } from "node:crypto";

/** The signature of some words, in their order. */
export const sign = (secret: string, words: readonly (string | number)[]) =>
  createHmac("sha256", secret).update(words.join("\n")).digest("base64url");

/** Whether a signature is the one of some words. */
export const isSigned = (secret: string, words: readonly (string | number)[], given: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(sign(secret, words))];
  return one.length === other.length && timingSafeEqual(one, other);
};
