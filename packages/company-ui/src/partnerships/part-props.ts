import type { PartState } from "./partnership-parts.ts";
import type { PartnershipEditor } from "./use-partnership-editor.ts";

/** What every part of a partnership is given. */
export type PartProps = {
  editor: PartnershipEditor;
  part: PartState;
  /** Where the company asks for a change after the deadline. */
  organisersHref: string;
};
