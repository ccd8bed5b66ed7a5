import type { SourcingLevels, SourcingOptions } from "@devguild/schemas/sourcing";
import { IconX } from "@tabler/icons-react";

import classes from "./query-bar.module.css";
import { findLevelCounts, nameLevel } from "./option-counts.ts";
import type { Token } from "./sourcing-search.ts";

type Props = {
  token: Token;
  options: SourcingOptions;
  /** How many other levels would find; undefined until they are counted. */
  counts: SourcingLevels | undefined;
  onAtLeast: (atLeast: number) => void;
  onRemove: () => void;
};

const listLevels = (token: Token, { skillsYoe, languageLevels }: SourcingOptions) => {
  if (token.kind === "language") return languageLevels;
  if (token.kind !== "skill") return [];
  const isListed = skillsYoe.some(({ id }) => id === token.atLeast);
  const own = { id: token.atLeast, value: `${token.atLeast} years or more` };
  return isListed ? skillsYoe : [...skillsYoe, own];
};

/** A filter of a search, with how much of it is asked for, and a button to remove it. */
export function QueryToken({ token, options, counts, onAtLeast, onRemove }: Props) {
  const levels = listLevels(token, options);
  const found = counts && findLevelCounts(counts, token);
  return (
    <span className={classes.token}>
      <span className={classes.name}>{token.label}</span>
      {"atLeast" in token && (
        <select
          className={classes.level}
          aria-label={`${token.label}: at least`}
          value={token.atLeast}
          onChange={(event) => onAtLeast(Number(event.currentTarget.value))}
        >
          {levels.map(({ id, value }) => (
            <option key={id} value={id}>
              {id === token.atLeast ? value : nameLevel(value, found, id)}
            </option>
          ))}
        </select>
      )}
      <button type="button" className={classes.remove} onClick={onRemove}>
        <span className="visually-hidden">Remove filter {token.label}</span>
        <IconX size={14} stroke={2} aria-hidden />
      </button>
    </span>
  );
}
