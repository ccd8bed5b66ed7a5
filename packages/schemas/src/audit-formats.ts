import { toPlainText } from "./excerpts.ts";
import { createDateFormat, formatCount, formatEuros } from "./formats.ts";
import { formatPrice } from "./prices.ts";

/** Formats a logged value; null if it is empty or isn't shown. */
type Format = (value: unknown) => string | null;
/** A field of the audit log that may be shown. */
export type Field = { label: string; format: Format };

/** The longest text of a value; longer ones are cut. */
const VALUE_MAX = 300;

const cut = (text: string) =>
  text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX).trimEnd()}…` : text;

/** A text, cut where it is long. */
const asText: Format = (value) =>
  typeof value === "string" && value !== "" ? cut(value) : asNumber(value);
/** A count. */
export const asNumber: Format = (value) => (typeof value === "number" ? formatCount(value) : null);
/** A year. */
export const asYear: Format = (value) => (typeof value === "number" ? String(value) : null);
/** Yes or no. */
export const asFlag: Format = (value) =>
  typeof value === "boolean" ? (value ? "Yes" : "No") : null;
/** A whole amount in euros. */
export const asEuros: Format = (value) => (typeof value === "number" ? formatEuros(value) : null);
/** A price, stored in cents. */
export const asCents: Format = (value) => (typeof value === "number" ? formatPrice(value) : null);

const formatDay = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
/** A day (UTC). */
export const asDay: Format = (value) => {
  const at = typeof value === "string" ? new Date(value) : null;
  return at && !Number.isNaN(at.getTime()) ? formatDay(at) : null;
};

/** Formatted text without its format. */
export const asProse: Format = (value) => {
  const plain = typeof value === "string" ? toPlainText(value) : "";
  return plain === "" ? null : cut(plain);
};

/** One of the values with a label. */
export const asChoice =
  (labels: Readonly<Record<string | number, string>>): Format =>
  (value) =>
    typeof value === "string" || typeof value === "number" ? (labels[value] ?? null) : null;
/** One of the options, by its id. */
export const byId = (options: readonly { readonly id: number; readonly label: string }[]) =>
  asChoice(Object.fromEntries(options.map(({ id, label }) => [id, label])));

/** For lists of ids and pictures, whose values would tell nothing. */
export const unshown: Format = () => null;

/** A field with its label, by default a text. */
export const field = (label: string, format: Format = asText): Field => ({ label, format });
