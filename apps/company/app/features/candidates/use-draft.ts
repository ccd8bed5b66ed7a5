import { STORAGE_PREFIX } from "@devguild/schemas/product";
import { useEffect, useState } from "react";

const keyOf = (candidateId: number) => `${STORAGE_PREFIX}.message.${candidateId}`;

// A browser may refuse its storage; then a draft lives as long as its page.
const keep = (candidateId: number, text: string) => {
  try {
    if (text) localStorage.setItem(keyOf(candidateId), text);
    else localStorage.removeItem(keyOf(candidateId));
  } catch {
    // Nothing to keep it in.
  }
};

const kept = (candidateId: number) => {
  try {
    return localStorage.getItem(keyOf(candidateId)) ?? "";
  } catch {
    return "";
  }
};

/** A message that is being written to a candidate; it survives a reload. */
export const useDraft = (candidateId: number) => {
  const [text, setText] = useState("");
  // Not while rendering: the server has no storage, and both have to draw the same.
  useEffect(() => setText(kept(candidateId)), [candidateId]);
  const change = (next: string) => {
    setText(next);
    keep(candidateId, next);
  };
  return [text, change] as const;
};
