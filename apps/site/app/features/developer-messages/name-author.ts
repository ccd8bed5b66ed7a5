import type { DeveloperMessageRow } from "@devguild/schemas/developer-messages";

/** Returns who wrote a message: a name, or our team for someone who has left. Pure. */
export const nameAuthor = (author: DeveloperMessageRow["author"]) =>
  author?.full_name ?? "Our talent team";
