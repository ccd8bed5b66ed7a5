import type { MatchSeniority } from "@devguild/matching/types";
import { useSyncExternalStore } from "react";

const KEY = "devguild.visitor-skills";
const CHANGED = "devguild:visitor-skills";

/** What a visitor without an account told this browser, most years and best level first. */
export type VisitorSkills = {
  skills: { id: number; name: string; years: number }[];
  languages: { id: number; name: string; level_id: number }[];
  seniority: MatchSeniority;
};

const parsed = (text: string): VisitorSkills | null => {
  try {
    const value = JSON.parse(text) as Partial<VisitorSkills> | null;
    return Array.isArray(value?.skills) && Array.isArray(value.languages)
      ? (value as VisitorSkills)
      : null;
  } catch {
    return null;
  }
};

let last: { text: string | null; value: VisitorSkills | null } = { text: null, value: null };

/** What is kept; the same object for as long as it does not change. */
export const visitorSkills = (): VisitorSkills | null => {
  const text = localStorage.getItem(KEY);
  if (text !== last.text) last = { text, value: text === null ? null : parsed(text) };
  return last.value;
};

/** Keeps what a visitor said, or forgets it. */
export const keepVisitorSkills = (skills: VisitorSkills | null) => {
  if (skills) localStorage.setItem(KEY, JSON.stringify(skills));
  else localStorage.removeItem(KEY);
  dispatchEvent(new Event(CHANGED));
};

const subscribe = (onChange: () => void) => {
  for (const event of [CHANGED, "storage"]) addEventListener(event, onChange);
  return () => {
    for (const event of [CHANGED, "storage"]) removeEventListener(event, onChange);
  };
};

/** The same in a component; null on the server and until the browser has taken over. */
export const useVisitorSkills = () => useSyncExternalStore(subscribe, visitorSkills, () => null);
