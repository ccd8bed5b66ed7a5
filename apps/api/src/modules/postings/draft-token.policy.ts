import { createHmac } from "node:crypto";

/**
 * Computes the token for a draft's preview. It is derived from the draft's id, so a shared link still
 * works after saving again; it is only valid while its hash is stored, which publishing clears.
 */
export const signDraftToken = (secret: string, jobId: number) =>
  createHmac("sha256", secret).update(`draft-preview ${jobId}`).digest("base64url");
