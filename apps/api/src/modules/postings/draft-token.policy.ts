import { createHmac } from "node:crypto";

/**
 * The token that opens a draft's preview. It follows from the draft, so that saving it again leaves a
 * link that was passed on in force; publishing ends it, since only its kept hash makes it valid.
 */
export const draftToken = (secret: string, jobId: number) =>
  createHmac("sha256", secret).update(`draft-preview ${jobId}`).digest("base64url");
