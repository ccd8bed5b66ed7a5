import { formatDate, formatShortDate } from "@devguild/design-system/relative-time";
import { formatCount } from "@devguild/schemas/formats";

/** A dash in a table where there is nothing; a folded row leaves it out. */
export function NoValue() {
  return (
    <span className="dim" data-none>
      –
    </span>
  );
}

/** A date in a table; a dash if there is none. */
export function ShortDate({ date }: { date: string | null }) {
  return date === null ? (
    <NoValue />
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
