import { describeJobLocation } from "@devguild/design-system/job-location";
import { formatAmount, formatRange } from "@devguild/design-system/salary-scale";
import { EMPLOYMENT_TYPES, EXPERIENCES } from "@devguild/schemas/constants/catalogue";
import { pluralize } from "@devguild/schemas/formats";
import type { PostingOptions } from "@devguild/schemas/postings";
import { PRODUCT_NAME } from "@devguild/schemas/product";

import { getSalaryRange, type PostingDraft } from "./posting-draft.ts";
import type { PartName } from "./posting-parts.ts";
import { getLocation } from "./posting-view.ts";

const join = (facts: readonly (string | false | undefined)[]) =>
  facts.filter(Boolean).join("\u00a0· ");

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const countWords = (html: string) => html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;

const TEXTS = ["description", "tasks", "requirements", "benefits"] as const;

const describeJob = (draft: PostingDraft, { languages }: PostingOptions) =>
  join([
    draft.title.trim(),
    draft.employment_type !== "full_time" &&
      EMPLOYMENT_TYPES.find(({ value }) => value === draft.employment_type)?.label,
    EXPERIENCES.filter(({ id }) => draft.seniorities.includes(id))
      .map(({ title }) => title)
      .join(", "),
    draft.skills.map(({ name }) => name).join(", "),
    languages.find(({ id }) => id === draft.language_id)?.name,
  ]);

const describePay = (draft: PostingDraft) => {
  const range = getSalaryRange(draft);
  if (range) return formatRange(range);
  const [from, to] = [draft.salary_min.trim(), draft.salary_max.trim()];
  return from ? `From ${formatAmount(Number(from))}` : `Up to ${formatAmount(Number(to))}`;
};

const describeTexts = (draft: PostingDraft) => {
  const written = TEXTS.filter((text) => countWords(draft[text]) > 0);
  const words = written.reduce((sum, text) => sum + countWords(draft[text]), 0);
  return join([capitalize(written.join(", ")), pluralize(words, "word")]);
};

const describeApplications = (draft: PostingDraft, { company_users }: PostingOptions) => {
  const owner = company_users.find(({ id }) => id === draft.job_posting_owner_id);
  return join([
    draft.direct_apply ? draft.job_url.trim() : `On ${PRODUCT_NAME}`,
    `Emails to ${owner?.full_name ?? "the account owner"}`,
    draft.pixel_tracking_url.trim() !== "" && "Tracking pixel",
  ]);
};

/**
 * Describes in one line what a finished part of the form contains; null if the part never folds, as what is agreed to
 * and paid stays visible. Pure.
 */
export const describePart = (
  name: PartName,
  draft: PostingDraft,
  options: PostingOptions,
): string | null => {
  switch (name) {
    case "job":
      return describeJob(draft, options);
    case "agency":
      return draft.job_company_name.trim();
    case "place":
      return describeJobLocation(getLocation(draft));
    case "pay":
      return describePay(draft);
    case "text":
      return describeTexts(draft);
    case "images":
      return capitalize(
        [draft.logo_url && "logo", draft.cover_url && "cover image"].filter(Boolean).join(" and "),
      );
    case "apply":
      return describeApplications(draft, options);
    case "company":
    case "price":
      return null;
  }
};
