import type { MatchSeniority } from "@devguild/matching/types";
import { useSyncExternalStore } from "react";

const KEY = "devguild.visitor-skills";
const CHANGED = "devguild:visitor-skills";

/** The skills and languages of a visitor without an account, most years and best level first. */
export type VisitorSkills = {
  skills: { id: number; name: string; years: number }[];
  languages: { id: number; name: string; level_id: number }[];
  seniority: MatchSeniority;
};

const parse = (text: string): VisitorSkills | null => {
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

/** Returns the stored skills; the same object until they change. */
export const visitorSkills = (): VisitorSkills | null => {
  const text = localStorage.getItem(KEY);
  if (text !== last.text) last = { text, value: text === null ? null : parse(text) };
  return last.value;
};

/** Stores a visitor's skills, or deletes them. */
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

/** Returns the stored skills in a component; null on the server and until hydration. */
export const useVisitorSkills = () => useSyncExternalStore(subscribe, visitorSkills, () => null);
