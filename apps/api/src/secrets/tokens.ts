import { createHash, randomBytes } from "node:crypto";

/** A new secret of 256 bits, as text that fits a link or a header. */
export const newToken = () => randomBytes(32).toString("base64url");

/** What is kept of a token. A secret this long needs no slow hash. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
