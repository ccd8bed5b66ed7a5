import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = (secret: string, use: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", `devguild second factors: ${use}`, 32));

/**
 * Encrypts a text for one owner with a key derived from SECRET. The owner's id is authenticated data,
 * so a row copied to another login can't be decrypted there.
 */
export const encrypt = (secret: string, owner: number, text: string) => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(secret, "sealing"), iv);
  cipher.setAAD(Buffer.from(String(owner)));
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString("base64url");
};

/** Decrypts a text; null if it belongs to another owner or SECRET has changed since. */
export const decrypt = (secret: string, owner: number, ciphertext: string) => {
  const bytes = Buffer.from(ciphertext, "base64url");
  const tagEnd = IV_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(
      CIPHER,
      keyFor(secret, "sealing"),
      bytes.subarray(0, IV_BYTES),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAAD(Buffer.from(String(owner)));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
    return decipher.update(bytes.subarray(tagEnd), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
};

/** Hashes a code for storage. Codes are short, so without a key a leaked table could be brute-forced. */
export const hashCode = (secret: string, scope: string, code: string) =>
  createHmac("sha256", keyFor(secret, "codes")).update(`${scope}\n${code}`).digest("base64url");
