import type { AppliedJob } from "@devguild/schemas/applications";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

const days = (count: number) => (count === 1 ? "a day" : `${count} days`);

/** Describes what happens next with an application, in one sentence. */
export const describeNextStep = (applied: AppliedJob): string => {
  const { company_name: company, match_user_state_id: status } = applied;
  if (applied.is_external) return `You applied on ${company}’s own site, so they’ll reply there.`;
  switch (status) {
    case S.APPLIED:
      return "A talent manager reviews it first, then passes it on to the company.";
    case S.NEW_CANDIDATE:
      return applied.answers_in_days === null
        ? `${company} has your application. We’ll email you when there’s news.`
        : `${company} has your application. They usually reply within ${days(applied.answers_in_days)}.`;
    case S.INTERVIEWING:
      return `${company} wants to talk to you. They’ll email you to set a time.`;
    case S.HIRED:
      return "You’re hired. Congratulations!";
    case S.WALKED_AWAY:
      return applied.job_open ? "You withdrew. You can apply again." : "You withdrew.";
    case S.DECLINED_BY_COMPANY:
      return `${company} decided not to go ahead.`;
    case S.DECLINED_BY_TM:
    case S.NOT_FIT_BY_TM:
      return "We didn’t pass it on because it wasn’t a match for this position.";
  }
};

/** Returns whether an application has ended, so there is nothing left to wait for. */
export const isOver = (status: AppliedJob["match_user_state_id"]) =>
  status === S.HIRED || status >= S.WALKED_AWAY;
