import {
  HIGHLIGHT_MESSAGES as M,
  type HighlightState,
} from "@devguild/schemas/constants/highlights";

type Period = { starts_at: Date | null; ends_at: Date | null };

type Facts = Period & {
  active: boolean;
  /** Whether visitors can open what it leads to. */
  isItemPublic: boolean;
  /** When the live event that it leads to ends; null for a video. */
  itemEndsAt: Date | null;
};

/**
 * Says whether visitors see a highlight; `shownId` is the one that they see. Pure.
 * Source: docs/product/highlights.md.
 */
export const toHighlightState = (
  { id, active, starts_at, ends_at, isItemPublic, itemEndsAt }: Facts & { id: number },
  shownId: number | null,
  now: Date,
): HighlightState => {
  if (id === shownId) return "shown";
  if (!active) return "inactive";
  if ((ends_at && ends_at <= now) || (itemEndsAt && itemEndsAt <= now)) return "ended";
  if (!isItemPublic) return "unavailable";
  return starts_at && starts_at > now ? "scheduled" : "waiting";
};

/** Finds what is wrong with the period of a highlight, by field. Pure. */
export const findPeriodErrors = ({ starts_at, ends_at }: Period): Record<string, string> =>
  starts_at && ends_at && ends_at <= starts_at ? { ends_at: M.endsBeforeStart } : {};
