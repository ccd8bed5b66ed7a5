import type { Candidate } from "@devguild/schemas/applications";
import type { ReactNode } from "react";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

const S = APPLICATION_STATUSES;

/** A move of one candidate to another status. */
export type Move = {
  candidate: Candidate;
  to: ApplicationStatus;
  /** The reason, which the candidate can read. */
  reason?: string;
  /** Whether to email the candidate about it. */
  notify?: boolean;
};

/** The texts of a move. */
export type MoveWords = {
  /** The button's label. */
  label: string;
  /** The title of the confirmation dialog, with the candidate's full name. */
  question: (fullName: string) => string;
  /** The dialog's button, with the candidate's first name. */
  confirm: (firstName: string) => string;
  /** The toast after the move, following the candidate's name. */
  done: string;
};

/** A button; if it leads to several statuses, the viewer chooses one in the dialog. */
type MoveButton = {
  label: string;
  targets: readonly ApplicationStatus[];
  /** Whether it is the default next step. */
  isForward: boolean;
  /** The keyboard shortcut. */
  shortcut?: string;
};

/** The moves available to a kind of viewer, with their confirmations and texts. */
export type MoveRules = {
  /** The statuses that may follow. */
  getNext: (from: ApplicationStatus) => readonly ApplicationStatus[];
  /** The buttons from left to right. */
  getButtons: (from: ApplicationStatus) => MoveButton[];
  /** Whether a move needs confirmation. */
  asksFirst: (from: ApplicationStatus, to: ApplicationStatus) => boolean;
  getWords: (from: ApplicationStatus, to: ApplicationStatus) => MoveWords;
  /** The dialog's text about the consequences; null if the fields make them clear. */
  describeEffect: (
    from: ApplicationStatus,
    to: ApplicationStatus,
    firstName: string,
  ) => string | null;
  /** Who can read the reason. */
  describeReaders: (firstName: string, notify: boolean) => string;
  /** Whether the candidate can get an email about the move. */
  isMailed: (candidate: Candidate, to: ApplicationStatus) => boolean;
};

/** How a viewer moves candidates: the rules and the API call. */
export type Moving = {
  rules: MoveRules;
  /**
   * Moves a candidate; rejects if that failed, or with `UserCancelled` if the viewer did not confirm
   * their identity.
   */
  move: (request: Move) => Promise<void>;
  /** The move in progress; null if moves are optimistic. */
  underWay: Move | null;
  error: Error | null;
  forgetError: () => void;
  /** What the viewer needs before they can move anyone; shown before a move is confirmed. */
  notice: ReactNode;
  /** The dialog that asks for a second factor; render it. */
  proof: ReactNode;
};

const FORWARD: Partial<Record<ApplicationStatus, ApplicationStatus>> = {
  [S.APPLIED]: S.NEW_CANDIDATE,
  [S.NEW_CANDIDATE]: S.INTERVIEWING,
  [S.INTERVIEWING]: S.HIRED,
};

/** Returns the default next step from a status, if there is one. */
export const getForward = (from: ApplicationStatus) => FORWARD[from];

/** Filters `order` by the statuses that may follow, with the default next step first. */
export const sortForwardFirst = (
  order: readonly ApplicationStatus[],
  next: readonly ApplicationStatus[],
  from: ApplicationStatus,
) =>
  order
    .filter((to) => next.includes(to))
    .toSorted((a, b) => Number(b === FORWARD[from]) - Number(a === FORWARD[from]));

const DECLINED = new Set<ApplicationStatus>([
  S.DECLINED_BY_COMPANY,
  S.DECLINED_BY_TM,
  S.NOT_FIT_BY_TM,
]);

/** Returns whether a status means that the candidate was declined. */
export const isDecline = (to: ApplicationStatus) => DECLINED.has(to);

/** Returns the first word of a name, for sentences about the candidate. */
export const getFirstName = (fullName: string) => fullName.split(" ")[0] || "the candidate";
