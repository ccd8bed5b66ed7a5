import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";
import { LONG_WAIT_DAYS } from "@devguild/schemas/constants/candidate-inbox";

const DAY_MS = 86_400_000;

/**
 * Returns whether a candidate has waited too long: a new one for a first answer, one in interviews for
 * longer than interviews usually take at the company. Source: docs/product/applications.md.
 */
export const isOverdue = (
  { status, waiting_since }: { status: ApplicationStatus; waiting_since: string },
  now: Date,
  medianInterviewDays: number | null,
) => {
  const days = (now.getTime() - Date.parse(waiting_since)) / DAY_MS;
  if (status === APPLICATION_STATUSES.NEW_CANDIDATE) return days > LONG_WAIT_DAYS;
  return (
    status === APPLICATION_STATUSES.INTERVIEWING &&
    medianInterviewDays !== null &&
    days > medianInterviewDays
  );
};
