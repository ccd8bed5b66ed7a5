import { createHash, randomBytes } from "node:crypto";

/** Generates a 256-bit secret that is safe in URLs and headers. */
export const generateToken = () => randomBytes(32).toString("base64url");

/** Hashes a token for storage. A secret this long doesn't need a slow hash. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
