import { formatDate, formatRelative } from "@devguild/design-system/relative-time";
import type { JobPosting } from "@devguild/schemas/jobs";

type Life = Pick<JobPosting, "status" | "published_at" | "expire_at">;

/** Formats "Open until 2 January 2027"; null if nobody can apply, or the ad has no end date. */
export const openUntil = ({ status, expire_at }: Life): string | null =>
  status === "published" && expire_at ? `Open until ${formatDate(expire_at)}` : null;

/** Returns the instant from which an extension counts: the job's end, or now if it has ended. */
export const countedFrom = ({ expire_at }: Pick<Life, "expire_at">, now: Date): Date =>
  new Date(Math.max(now.getTime(), expire_at ? Date.parse(expire_at) : 0));

/** Describes when a job was published and when it ends, depending on its status. */
export const describeLife = (posting: Life, now: Date): string[] => {
  const { status, published_at, expire_at } = posting;
  if (status === "draft") return ["Only you can see this"];
  if (status === "pending") return ["Waiting for the company’s email to be confirmed"];
  const published = published_at ? [`Published ${formatRelative(published_at, now)}`] : [];
  if (status === "expired" && expire_at) return [`Ended ${formatRelative(expire_at, now)}`];
  return [...published, ...[openUntil(posting)].filter((text) => text !== null)];
};
