import { createDateFormat } from "@devguild/schemas/formats";

type Timed = { starts_at: string };

/** Groups sessions by the day on which they start in a time zone, in their order. Pure. */
export const groupByDay = <S extends Timed>(
  sessions: readonly S[],
  timeZone: string,
): { day: string; sessions: S[] }[] => {
  const format = createDateFormat({ weekday: "long", day: "numeric", month: "long", timeZone });
  const days = new Map<string, S[]>();
  for (const session of sessions) {
    const day = format(new Date(session.starts_at));
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  return [...days].map(([day, own]) => ({ day, sessions: own }));
};
