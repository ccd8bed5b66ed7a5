import { createDateFormat } from "@devguild/schemas/formats";

/** How many hairlines a chart has above its axis. */
const LINES = 3;
/** How many dates the axis names, the first and the last included. */
const DATES = 5;
/** How far labels at the ends of lines are from each other, as a share of the height. */
const LABEL_GAP = 0.11;

const day = /* @__PURE__ */ createDateFormat({ day: "numeric", month: "short", timeZone: "UTC" });

/** Formats a day of the axis: "9 Nov". */
export const formatDay = (iso: string) => day(new Date(iso));

/** Returns the values at the axis and the three hairlines: round numbers from 0, whole ones. */
export const toTicks = (most: number): number[] => {
  const rough = Math.max(1, most / LINES);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 4, 5, 10]
    .map((factor) => factor * power)
    .find((candidate) => candidate >= rough && Number.isInteger(candidate));
  const height = step ?? 10 * power;
  return Array.from({ length: LINES + 1 }, (_, index) => index * height);
};

/** Returns where a point is from the left, as a share. */
export const toShare = (index: number, count: number) => (count < 2 ? 0 : index / (count - 1));

/** Returns the days that the axis names, evenly spread, and how far from the left each is. */
export const pickDates = (days: readonly string[]) => {
  const last = days.length - 1;
  const named = Math.min(DATES, days.length);
  return Array.from({ length: named }, (_, index) => {
    const at = named < 2 ? 0 : Math.round((index / (named - 1)) * last);
    return { at, share: toShare(at, days.length), text: formatDay(days[at] ?? "") };
  });
};

/** Returns the path of a line over a 1000 × 1000 plot; days without a value interrupt it. */
export const toPath = (values: readonly (number | null)[], top: number) => {
  let isDrawing = false;
  return values
    .map((value, index) => {
      const move = isDrawing ? "L" : "M";
      isDrawing = value !== null;
      if (value === null) return "";
      const x = Math.round(toShare(index, values.length) * 10_000) / 10;
      return `${move}${x} ${Math.round((1 - value / top) * 10_000) / 10}`;
    })
    .join("");
};

/** Moves two labels at the ends of lines apart where they would overlap; heights are shares. */
export const spreadLabels = (line: number, comparison: number): [number, number] => {
  const missing = LABEL_GAP - Math.abs(line - comparison);
  if (missing <= 0) return [line, comparison];
  const up = line >= comparison ? missing / 2 : -missing / 2;
  const lowest = Math.min(line + up, comparison - up, 0);
  return [line + up - lowest, comparison - up - lowest];
};

/** Returns the last day that has a value. */
export const findLast = (values: readonly (number | null)[]) =>
  values.findLastIndex((value) => value !== null);
