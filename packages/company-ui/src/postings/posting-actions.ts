import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import type { JobPosting } from "@devguild/schemas/jobs";

import type { Audience } from "../candidates/audience.ts";

/** What can be done to a job from its row, in the order of its menu. */
const POSTING_ACTIONS = [
  "edit",
  "duplicate",
  "preview",
  "release",
  "repost",
  "extend",
  "boost",
  "republish",
  "change-url",
  "unpublish",
  "archive",
  "restore",
  "delete",
] as const;
export type PostingAction = (typeof POSTING_ACTIONS)[number];

/** What the actions need to know of a job; every list of jobs has it. */
export type ListedPosting = Pick<
  JobPosting,
  | "id"
  | "title"
  | "slug"
  | "status"
  | "price_type"
  | "offer_type"
  | "expire_at"
  | "boosted_until"
  | "candidates_count"
>;
type Job = Pick<ListedPosting, "status" | "price_type" | "offer_type">;
type Rule = (job: Job, audience: Audience) => boolean;

const always: Rule = () => true;
const isStaff: Rule = (_, audience) => audience === "staff";

// As the API decides it: docs/product/posting.md.
const RULES: Record<PostingAction, Rule> = {
  edit: ({ status }) => status === "draft" || status === "published",
  duplicate: always,
  preview: ({ status }) => status !== "published",
  release: (job, audience) => job.status === "pending" && isStaff(job, audience),
  repost: ({ status }) => ["unpublished", "expired", "archived"].includes(status),
  extend: (job, audience) =>
    (job.status === "published" || job.status === "expired") &&
    (job.price_type === "membership" || isStaff(job, audience)),
  boost: (job, audience) => job.status === "published" && isStaff(job, audience),
  republish: (job, audience) =>
    (job.status === "unpublished" || job.status === "expired") &&
    job.offer_type === OFFER_TYPES.PPH &&
    isStaff(job, audience),
  "change-url": ({ status }) => status === "published",
  unpublish: ({ status }) => status === "published",
  archive: ({ status }) => ["draft", "unpublished", "expired"].includes(status),
  restore: ({ status }) => status === "archived",
  delete: always,
};

/** Lists what a company's users, or staff, can do to a job in its state. */
export const listPostingActions = (job: Job, audience: Audience): PostingAction[] =>
  POSTING_ACTIONS.filter((action) => RULES[action](job, audience));
