import type { StatusTone } from "@devguild/design-system/status";
import { formatCount } from "@devguild/schemas/formats";
import type { ListingChange } from "@devguild/schemas/constants/job-listings";
import type { ListingImport } from "@devguild/schemas/job-listings";

const isRunning = ({ state }: ListingImport) => state === "reading" || state === "applying";

/** Returns whether an import runs or waits for review, so that its source has no other one. */
export const isOpen = (run: ListingImport) => isRunning(run) || run.state === "review";

/** Returns how often a running import is read again, in milliseconds; false once it has ended. */
export const pollWhileOpen = (run: ListingImport | null | undefined) =>
  run && isRunning(run) ? 2000 : false;

/** Describes what an import is doing, or how it ended. */
export const describeImport = (run: ListingImport): { tone: StatusTone; text: string } => {
  const percent = Math.floor((100 * run.done) / Math.max(1, run.total));
  switch (run.state) {
    case "reading":
      return { tone: "normal", text: `Reading, ${formatCount(run.found)} listings` };
    case "review":
      return { tone: "warn", text: "Review dry run" };
    case "applying":
      return { tone: "normal", text: `Applying, ${percent} %` };
    case "failed":
      return { tone: "bad", text: "Failed" };
    case "stopped":
      return { tone: "off", text: "Discarded" };
    case "done":
      if (run.refused > 0) return { tone: "bad", text: "Feed has shrunk" };
      return run.errors > 0
        ? { tone: "warn", text: `${formatCount(run.errors)} rows failed` }
        : { tone: "ok", text: "Up to date" };
  }
};

/** Counts the new, changed and closed listings of an import: what it would do, until it does it. */
export const countChanges = (run: ListingImport) =>
  (run.state === "reading" || run.state === "review"
    ? [run.to_create, run.to_update, run.to_close]
    : [run.created, run.updated, run.closed]
  )
    .map(formatCount)
    .join(", ");

/** The kinds of change, each with its sign. */
export const CHANGE_KINDS = {
  changed: { sign: "~", label: "Changed" },
  new: { sign: "+", label: "New" },
  closing: { sign: "−", label: "Closing" },
  skipped: { sign: "·", label: "Skipped" },
} as const satisfies Record<ListingChange, { sign: string; label: string }>;

/** The filters of an import's changes. */
export const SHOWN_LABELS = { duplicates: "Duplicates", unsure: "Unsure skills" } as const;

/** Counts an import's changes of a kind; all of them without one. */
export const countKind = (run: ListingImport, kind: ListingChange | null) => {
  const counts = {
    changed: run.to_update,
    new: run.to_create,
    closing: run.to_close,
    skipped: run.skipped,
  };
  return kind ? counts[kind] : Object.values(counts).reduce((sum, each) => sum + each, 0);
};
