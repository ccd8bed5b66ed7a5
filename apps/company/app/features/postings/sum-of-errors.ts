import { failureText } from "@devguild/api-client/failure-text";
import { type FieldErrors, PARTS } from "./posting-parts.ts";

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
const FIELDS = new Set<string>(
  Object.values(PARTS).flatMap((part): readonly string[] => part.fields),
);

/**
 * What stands above the button of a form that was refused: how many fields need somebody, or what the
 * server said where no field shows it. Null where nothing is wrong.
 */
export const sumOfErrors = (errors: FieldErrors, failure: Error | null): string | null => {
  const named = Object.keys(errors);
  const shown = named.filter((field) => FIELDS.has(field)).length;
  if (shown > 0) {
    const count = NUMBERS[shown] ?? String(shown);
    return `${count} ${shown === 1 ? "thing needs" : "things need"} you. Nothing you typed is lost.`;
  }
  if (named.length > 0) return Object.values(errors)[0] ?? null;
  return failure && failureText(failure);
};
