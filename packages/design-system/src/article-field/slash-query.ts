import type { EditorState } from "@tiptap/pm/state";
import type { Tool } from "../rich-text-field/basic-formats.ts";

const SLASH = /^\/([\p{L}\p{N} ]{0,20})$/u;

/**
 * Returns what is typed after a "/" that begins a paragraph with nothing else in it, and the range of both;
 * null if there is none. Pure.
 */
export const findSlash = ({ selection }: EditorState) => {
  const { $from, empty } = selection;
  const { parent } = $from;
  if (!empty || parent.type.name !== "paragraph" || $from.parentOffset !== parent.content.size)
    return null;
  const query = SLASH.exec(parent.textContent)?.[1];
  return query === undefined ? null : { query, from: $from.start(), to: $from.pos };
};

/** Returns the tools for blocks one of whose words begins with what is typed, in their order. Pure. */
export const matchTools = (tools: readonly Tool[], query: string) => {
  const typed = query.trim().toLowerCase();
  return tools.filter(
    ({ name, isBlock }) => isBlock && ` ${name.toLowerCase()}`.includes(` ${typed}`),
  );
};
