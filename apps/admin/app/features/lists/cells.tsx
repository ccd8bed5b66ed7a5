import { formatDate, formatShortDate } from "@devguild/design-system/relative-time";
import { formatCount } from "@devguild/schemas/formats";

/** A date in a table; a dash if there is none. */
export function ShortDate({ date }: { date: string | null }) {
  return date === null ? (
    <span className="dim">–</span>
  ) : (
    <time className="dim" dateTime={date} title={formatDate(date)}>
      {formatShortDate(date)}
    </time>
  );
}

/** A count in a table; zero is dimmed. */
export function Figure({ value }: { value: number }) {
  return value === 0 ? <span className="dim">0</span> : formatCount(value);
}
