import { formatDate, formatRelative } from "@devguild/design-system/relative-time";
import type { JobPosting } from "@devguild/schemas/jobs";

type Life = Pick<JobPosting, "status" | "published_at" | "expire_at">;

/** "19 candidates": a number with its noun. */
export const counted = (count: number, noun: string) =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;

/** "Open until 2 January 2027"; null where nobody can apply, or for as long as the ad stands. */
export const openUntil = ({ status, expire_at }: Life): string | null =>
  status === "published" && expire_at ? `Open until ${formatDate(expire_at)}` : null;

/** Where a job stands in its life, in the words that fit its state; the most telling first. */
export const describeLife = (posting: Life, now: Date): string[] => {
  const { status, published_at, expire_at } = posting;
  if (status === "draft") return ["Only you see it"];
  if (status === "pending") return ["Waits for the company's e-mail to be confirmed"];
  const published = published_at ? [`Published ${formatRelative(published_at, now)}`] : [];
  if (status === "expired" && expire_at) return [`Ended ${formatRelative(expire_at, now)}`];
  return [...published, ...[openUntil(posting)].filter((text) => text !== null)];
};
