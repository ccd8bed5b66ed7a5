import classes from "./name-colors.module.css";
import { hashText } from "./name-hash.ts";

const pairs = [
  classes.pair0,
  classes.pair1,
  classes.pair2,
  classes.pair3,
  classes.pair4,
  classes.pair5,
];

/** Returns the colour class of a name's initials: one of six pairs, always the same for a name. */
export function nameColorClass(name: string): string {
  return pairs[hashText(name) % pairs.length] ?? "";
}
