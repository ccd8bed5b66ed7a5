import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/applications";

const S = APPLICATION_STATUSES;

type MoveWords = {
  /** On the button. */
  label: string;
  /** Once it is done, after the candidate's name. */
  done: string;
};

const WORDS: Partial<Record<ApplicationStatus, MoveWords>> = {
  [S.NEW_CANDIDATE]: { label: "Back to new", done: "is a new candidate again." },
  [S.INTERVIEWING]: { label: "Invite to interview", done: "is invited to an interview." },
  [S.HIRED]: { label: "Hire", done: "is hired." },
  [S.DECLINED_BY_COMPANY]: { label: "Decline", done: "is declined." },
};

const OTHER: MoveWords = { label: "Move", done: "is moved." };

/** How a move to a state is named. */
export const moveWords = (to: ApplicationStatus) => WORDS[to] ?? OTHER;

/** Moves that are asked about first: one takes a reason, the other cannot be taken back. */
export const needsAsking = (to: ApplicationStatus) =>
  to === S.DECLINED_BY_COMPANY || to === S.HIRED;

/** The name that one calls somebody by. */
export const firstNameOf = (fullName: string) => fullName.split(" ")[0] || "the candidate";
