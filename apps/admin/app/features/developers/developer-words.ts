import { FAIR_POINTS, STRONG_POINTS } from "@devguild/company-ui/candidate-address";
import type { StatusTone } from "@devguild/design-system/status";
import type { AdminDeveloper } from "@devguild/schemas/admin-developers";
import {
  DEVELOPER_STATUS_LABELS,
  type DeveloperStatus,
} from "@devguild/schemas/constants/admin-developers";
import { APPLICATION_STATUSES as S } from "@devguild/schemas/constants/application-statuses";
import { BOARD_ACCESS } from "@devguild/schemas/constants/profile";

const SENIORITIES = ["Junior (0-2 YoE)", "Intermediate (3-4 YoE)", "Senior (5+ YoE)"];

/** Returns a developer's seniority in words. */
export const describeSeniority = (seniority: number) => SENIORITIES[seniority] ?? "";

/** Returns how well a job fits, as staff read it. */
export const describeFit = (points: number) =>
  points >= STRONG_POINTS ? "Strong" : points >= FAIR_POINTS ? "Fair" : "Weak";

type Described = { tone: StatusTone; label: string };

const ACCOUNT_TONES: Record<DeveloperStatus, StatusTone> = {
  suspended: "bad",
  rejected: "bad",
  pending: "warn",
  unconfirmed: "warn",
  active: "normal",
};

type Account = Pick<AdminDeveloper, "suspended" | "validate_by_tm" | "email_verification">;

const getStatus = (developer: Account): DeveloperStatus => {
  if (developer.suspended) return "suspended";
  if (developer.validate_by_tm === BOARD_ACCESS.REJECTED) return "rejected";
  if (developer.validate_by_tm === BOARD_ACCESS.PENDING) return "pending";
  return developer.email_verification ? "active" : "unconfirmed";
};

/** Returns the one thing about a developer's account that matters most. */
export const describeAccount = (developer: Account): Described => {
  const status = getStatus(developer);
  return { tone: ACCOUNT_TONES[status], label: DEVELOPER_STATUS_LABELS[status] };
};

const STATUSES: Readonly<Record<number, Described>> = {
  [S.APPLIED]: { tone: "warn", label: "Applied" },
  [S.NEW_CANDIDATE]: { tone: "normal", label: "New candidate" },
  [S.INTERVIEWING]: { tone: "ok", label: "Interviewing" },
  [S.HIRED]: { tone: "ok", label: "Hired" },
  [S.WALKED_AWAY]: { tone: "off", label: "Walked away" },
  [S.DECLINED_BY_COMPANY]: { tone: "off", label: "Declined by company" },
  [S.DECLINED_BY_TM]: { tone: "off", label: "Declined by us" },
  [S.NOT_FIT_BY_TM]: { tone: "off", label: "Not a fit" },
};

/** Returns the status of an application in words. */
export const describeApplication = (status: number): Described =>
  STATUSES[status] ?? { tone: "normal", label: "Applied" };
