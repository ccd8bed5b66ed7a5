import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";
import type { BulkAction } from "@devguild/schemas/candidate-inbox";
import type { InboxStatus } from "@devguild/schemas/constants/candidate-inbox";
import { pluralize } from "@devguild/schemas/formats";

const S = APPLICATION_STATUSES;

/** The words around a name; `ending` comes after it, as in "Move Ada back to new". */
type Words = { verb: string; ending: string; doing: string; done: string };

const WORDS: Partial<Record<ApplicationStatus, Words>> = {
  [S.NEW_CANDIDATE]: {
    verb: "Move",
    ending: " back to new",
    doing: "Moving",
    done: "moved back to new",
  },
  [S.INTERVIEWING]: {
    verb: "Invite",
    ending: " to interview",
    doing: "Inviting",
    done: "invited to interview",
  },
  [S.HIRED]: { verb: "Hire", ending: "", doing: "Hiring", done: "hired" },
  [S.DECLINED_BY_COMPANY]: { verb: "Decline", ending: "", doing: "Declining", done: "declined" },
};
const MESSAGE: Words = { verb: "Message", ending: "", doing: "Writing to", done: "written to" };

/** The statuses that many candidates can be moved to, in the order of the menu. */
export const BULK_STATUSES = [S.INTERVIEWING, S.HIRED, S.NEW_CANDIDATE] as const;

/** Returns the words of an action; without a status it is a message. */
const getActionWords = (status: InboxStatus | null): Words =>
  (status === null ? MESSAGE : WORDS[status]) ?? MESSAGE;

/** What an action will do, as its title and its button say: "Decline 20 candidates". */
export const describePlan = (
  status: InboxStatus | null,
  candidates: readonly { full_name: string }[],
) => {
  const [one, ...others] = candidates;
  const { verb, ending } = getActionWords(status);
  const whom =
    one && others.length === 0 ? one.full_name : pluralize(candidates.length, "candidate");
  return `${verb} ${whom}${ending}`;
};

/** How far an action is: "Declining 12 of 20", "20 candidates declined". */
export const describeAction = ({ status, total, done, failed, ...action }: BulkAction) => {
  const words = getActionWords(status);
  if (action.is_undone) return "Undone. No emails were sent.";
  return action.is_finished
    ? `${pluralize(done, "candidate")} ${words.done}.`
    : `${words.doing} ${done + failed.length} of ${total} …`;
};
