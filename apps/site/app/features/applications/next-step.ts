import type { AppliedJob } from "@devguild/schemas/applications";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

const days = (count: number) => (count === 1 ? "a day" : `${count} days`);

/** What happens next with an application, in a sentence. */
export const describeNextStep = (applied: AppliedJob): string => {
  const { company_name: company, match_user_state_id: status } = applied;
  if (applied.is_external) return `You applied on the site of ${company}; they answer there.`;
  switch (status) {
    case S.APPLIED:
      return "A talent manager reads it first, then it goes to the company.";
    case S.NEW_CANDIDATE:
      return applied.answers_in_days === null
        ? `${company} has it. We mail you when it moves.`
        : `${company} has it and usually answers in ${days(applied.answers_in_days)}.`;
    case S.INTERVIEWING:
      return `${company} wants to talk to you. They write to agree on when and how.`;
    case S.HIRED:
      return "They want you. Congratulations!";
    case S.WALKED_AWAY:
      return applied.job_open ? "You walked away. You can apply again." : "You walked away.";
    case S.DECLINED_BY_COMPANY:
      return `${company} did not go on with it.`;
    case S.DECLINED_BY_TM:
    case S.NOT_FIT_BY_TM:
      return "It was not passed on, because it did not fit this position.";
  }
};

/** Whether an application is over, so that nothing is left to wait for. */
export const isOver = (status: AppliedJob["match_user_state_id"]) =>
  status === S.HIRED || status >= S.WALKED_AWAY;
