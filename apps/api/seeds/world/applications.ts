import { DECLINE_REASONS } from "@devguild/schemas/constants/applications";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";

import type {
  applicationMessages,
  applicationMoves,
  applications,
} from "../../src/modules/applications/applications.tables.ts";
import { DAY_MS } from "../../src/time.ts";
import { type Random, createRandom } from "../random.ts";
import type { JobRow } from "./ad-plan.ts";
import { buildHistory, type Step } from "./application-paths.ts";
import { coverLetter, messageTexts } from "./application-texts.ts";
import type { Wish } from "./application-wish.ts";
import { between, type Clock } from "./clock.ts";
import type { Company } from "./companies.ts";
import type { Recruiters } from "./company-users.ts";
import type { UserRow } from "./logins.ts";
import * as SAID from "./texts/application-sentences.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

type ApplicationRow = typeof applications.$inferInsert & {
  id: number;
  status: ApplicationStatus;
  applied_at: Date;
};
type MoveRow = typeof applicationMoves.$inferInsert & { status: ApplicationStatus };
type MessageRow = typeof applicationMessages.$inferInsert;

const S = APPLICATION_STATUSES;

const SOURCES = ["search", "job alert", "company page", "newsletter", null, null, null];

export interface Surroundings {
  clock: Clock;
  companies: ReadonlyMap<number, Company>;
  recruiters: Recruiters;
  talentManager: UserRow;
  skillName: (id: number) => string;
}

const appliedAt = (random: Random, { job, daysAgo }: Wish, clock: Clock) => {
  if (daysAgo !== undefined) return clock.daysAgo(daysAgo);
  const open = job.published_at ?? clock.now;
  const closed = new Date(
    Math.min(
      clock.now.getTime() - 3_600_000,
      job.expire_at?.getTime() ?? Infinity,
      job.updated_at && job.status !== "published" ? job.updated_at.getTime() : Infinity,
    ),
  );
  return between(random, open, closed);
};

const moverId = (step: Step, wish: Wish, companyUser: UserRow | undefined, staff: UserRow) =>
  step.mover === "developer"
    ? wish.developer.user.id
    : step.mover === "company"
      ? (companyUser?.id ?? null)
      : staff.id;

const pickReason = (random: Random, status: ApplicationStatus) => {
  if (status === S.DECLINED_BY_COMPANY) return random.pick(SAID.COMPANY_REASONS);
  return status === S.DECLINED_BY_TM || status === S.NOT_FIT_BY_TM
    ? random.pick(SAID.STAFF_REASONS)
    : null;
};

type Thread = {
  id: number;
  wish: Wish;
  steps: readonly Step[];
  companyUser: UserRow | undefined;
  clock: Clock;
};

const ANSWERED = 0.55;

/** Creates the company's messages, and the developer's answers to some of them. */
const makeMessages = (
  random: Random,
  { id, wish, steps, companyUser, clock }: Thread,
  skillName: (id: number) => string,
): MessageRow[] => {
  if (!companyUser) return [];
  const { user } = wish.developer;
  const answers = createRandom(`answers of application ${id}`);
  const later = (at: Date, minutes: number) =>
    new Date(Math.min(at.getTime() + minutes * 60_000, clock.now.getTime()));
  return messageTexts(random, steps, wish, skillName).flatMap(({ message, at }, index) => {
    const sent = later(at, random.int(5, 90));
    const own: MessageRow = {
      application_id: id,
      user_id: companyUser.id ?? null,
      author_name: `${companyUser.first_name} ${companyUser.last_name}`,
      message,
      contact_email: companyUser.email,
      created_at: sent,
    };
    if (index > 0 || !answers.chance(ANSWERED)) return own;
    const answer: MessageRow = {
      application_id: id,
      sent_by: "developer",
      user_id: user.id ?? null,
      author_name: `${user.first_name} ${user.last_name}`,
      message: answers.pick(SAID.CANDIDATE_ANSWERS),
      contact_email: user.email,
      created_at: later(sent, answers.int(30, 900)),
    };
    return [own, answer];
  });
};

/** Returns when the company last did something, else when it got the application. */
const findWaiting = (applied: Date, steps: readonly Step[], messages: readonly MessageRow[]) => {
  const acts = [
    ...steps
      .filter(({ mover, status }) => mover === "company" || (mover === "admin" && status === 2))
      .map(({ at }) => at),
    ...messages
      .filter(({ sent_by }) => sent_by !== "developer")
      .map(({ created_at }) => created_at ?? applied),
  ];
  return new Date(Math.max(applied.getTime(), ...acts.map((at) => at.getTime())));
};

/** Creates an application with its history and the company's messages. */
const makeApplication = (id: number, wish: Wish, around: Surroundings) => {
  const { clock, companies, recruiters, talentManager } = around;
  const { developer, job, status } = wish;
  const random = createRandom(`application of ${developer.row.id} to ${job.id}`);
  const company = companies.get(job.company_id);
  const companyUser = recruiters
    .get(job.company_id)
    ?.find((user) => user.id === job.job_posting_owner_id);
  const external = job.direct_apply === true;
  const applied = appliedAt(random, wish, clock);
  const steps = external
    ? [{ status: S.APPLIED, mover: "developer" as const, at: applied }]
    : buildHistory(
        random,
        status,
        { staffFirst: job.offer_type === OFFER_TYPES.PPH, straight: wish.straight === true },
        applied,
        clock.now,
      );
  const last = steps.at(-1);
  const walkedAway = status === S.WALKED_AWAY;
  const row: ApplicationRow = {
    id,
    job_id: job.id,
    developer_id: developer.row.id,
    status: external ? S.APPLIED : status,
    status_updated_at: last?.at ?? applied,
    is_external: external,
    cover_letter:
      !external && company && (wish.coverLetter ?? random.chance(0.5))
        ? coverLetter(random, developer, job, company)
        : "",
    source: random.pick(SOURCES),
    utm: random.chance(0.12) ? { utm_source: "newsletter", utm_campaign: "weekly-jobs" } : null,
    decline_reasons: walkedAway ? random.some(Object.keys(DECLINE_REASONS), random.int(1, 2)) : [],
    decline_message: walkedAway ? random.pick(SAID.DECLINE_MESSAGES) : null,
    applied_at: applied,
    archived_at:
      wish.archived || (status > S.HIRED && random.chance(0.15))
        ? between(random, last?.at ?? applied, clock.now)
        : null,
  };
  const moves: MoveRow[] = steps.map((step) => ({
    application_id: id,
    status: step.status,
    moved_by: step.mover,
    user_id: moverId(step, wish, companyUser, talentManager),
    reason: pickReason(random, step.status),
    created_at: step.at,
  }));
  const messages = external
    ? []
    : makeMessages(random, { id, wish, steps, companyUser, clock }, around.skillName);
  return {
    row: { ...row, waiting_since: findWaiting(applied, steps, messages) },
    moves,
    messages,
  };
};

/** Creates the rows of all planned applications, with ids in the given order. */
export const makeApplications = (wishes: readonly Wish[], around: Surroundings) => {
  const made = wishes.map((wish, index) => makeApplication(index + 1, wish, around));
  return {
    applications: made.map(({ row }) => row),
    applicationMoves: made
      .flatMap(({ moves }) => moves)
      .toSorted((a, b) => Number(a.created_at) - Number(b.created_at)),
    applicationMessages: made
      .flatMap(({ messages }) => messages)
      .toSorted((a, b) => Number(a.created_at) - Number(b.created_at)),
  };
};

/** Returns the maximum number of days since someone could have applied to a job. */
export const openDays = ({ published_at }: Pick<JobRow, "published_at">, { now }: Clock) =>
  published_at ? (now.getTime() - published_at.getTime()) / DAY_MS : 0;
