import type { StatusTone } from "@devguild/design-system/status";
import { formatCount, pluralize } from "@devguild/schemas/formats";
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
      return { tone: "normal", text: `Applying, ${percent}%` };
    case "failed":
      return { tone: "bad", text: "Failed" };
    case "stopped":
      return { tone: "off", text: "Discarded" };
    case "done":
      if (run.refused > 0) return { tone: "bad", text: "Feed has shrunk" };
      return run.errors > 0
        ? { tone: "warn", text: `${pluralize(run.errors, "row")} failed` }
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
export const SHOWN_LABELS = {
  duplicates: "Duplicates",
  unsure: "Unsure skills",
  errors: "Mistakes in the feed",
} as const;

/** A part of what an import did or would do: which of its changes they are, if they are listed. */
export type ResultPart = {
  name: "new" | "changed" | "closed" | "same" | "skipped" | "failed";
  label: string;
  count: number;
  shows: { kind: ListingChange; show: "errors" | null } | null;
};

/** Lists what an import did with the feed's listings, or would do as long as it waits; what is none is left out. */
export const listResult = (run: ListingImport): ResultPart[] => {
  const isDone = run.state !== "reading" && run.state !== "review";
  const [created, updated, closed] = isDone
    ? [run.created, run.updated, run.closed]
    : [run.to_create, run.to_update, run.to_close];
  const part = (
    name: ResultPart["name"],
    label: string,
    count: number,
    kind: ListingChange | null,
  ): ResultPart => ({
    name,
    label,
    count,
    shows: kind && { kind, show: name === "failed" ? "errors" : null },
  });
  return [
    part("new", isDone ? "added" : "new", created, "new"),
    part("changed", "changed", updated, "changed"),
    part("closed", isDone ? "closed" : "closing", closed, "closing"),
    part("same", "unchanged", run.same, null),
    // A row with a mistake is skipped as well.
    part("skipped", "skipped", run.skipped - run.errors, "skipped"),
    part("failed", "with a mistake", run.errors, "skipped"),
  ].filter(({ count }) => count > 0);
};

/** Describes how long an import still takes, from seconds; null if that isn't known. */
export const describeTimeLeft = (seconds: number | null) => {
  if (seconds === null) return null;
  if (seconds < 60) return "Less than a minute left";
  if (seconds < 3600) return `About ${Math.round(seconds / 60)} min left`;
  return `About ${pluralize(Math.round(seconds / 3600), "hour")} left`;
};

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
