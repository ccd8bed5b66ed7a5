import { createContext, use, useState } from "react";
import { useLocation } from "react-router";

import { PARTS, type PartName, type PartState } from "./posting-parts.ts";

/** A part of a form, as its steps list it. */
export type Part = {
  name: PartName;
  state: PartState;
  /** What it contains, in one line; null if it never folds. */
  summary: string | null;
};

type Fold = { summary: string; isFolded: boolean; toggle: () => void };

type PartFolds = {
  /** How a finished part folds; undefined while there is something left to do in it. */
  find: (name: PartName) => Fold | undefined;
  open: (name: PartName) => void;
};

const NONE: PartFolds = { find: () => undefined, open: () => {} };

/** Which parts of a form are folded. */
export const PartFoldsContext = createContext(NONE);

/** The folds of the form around. */
export const useFolds = () => use(PartFoldsContext);

/**
 * Folds the finished parts of a form to one line each when it opens, except those in `kept` and the one that the address
 * names. From then on a part folds only when told to; one with something left to do is always open.
 */
export const usePartFolds = (parts: readonly Part[], kept: readonly PartName[] = []) => {
  const { hash } = useLocation();
  const foldable = parts.flatMap(({ name, state, summary }) =>
    summary !== null && state === "done" ? [{ name, summary }] : [],
  );
  const names = foldable.map(({ name }) => name);
  const [chosen, setFolded] = useState<readonly PartName[]>(() =>
    names.filter((name) => !kept.includes(name) && hash !== `#${PARTS[name].id}`),
  );
  const folded = chosen.filter((name) => names.includes(name));
  // A part that had to be opened stays open once it's finished again: someone is working in it.
  if (folded.length < chosen.length) setFolded(folded);
  const open = (name: PartName) => setFolded(folded.filter((each) => each !== name));
  const folds: PartFolds = {
    find: (name) => {
      const part = foldable.find((each) => each.name === name);
      const isFolded = folded.includes(name);
      return (
        part && {
          summary: part.summary,
          isFolded,
          toggle: () => (isFolded ? open(name) : setFolded([...folded, name])),
        }
      );
    },
    open,
  };
  return {
    folds,
    /** Opens or folds all finished parts; null if there are too few for that. */
    all:
      names.length > 1
        ? {
            isFolding: folded.length === 0,
            press: () => setFolded(folded.length === 0 ? names : []),
          }
        : null,
    foldFinished: () => setFolded(names),
  };
};
