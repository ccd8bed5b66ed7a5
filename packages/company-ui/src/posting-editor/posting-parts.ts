import { failureText } from "@devguild/api-client/failure-text";
import type { PostingErrors } from "@devguild/schemas/posting-rules";
import { pluralize } from "@devguild/schemas/formats";

import { BILLING_FIELDS, type BillingEntry, type BillingField } from "../billing/billing-entry.ts";
import type { DraftChange, PostingDraft } from "./posting-draft.ts";

/** The fields about a company that posts its first ad. */
const COMPANY_FIELDS = [
  "company_name",
  "email_address",
  "password",
  "password_confirmation",
  "terms_agree",
  "occasional_emails",
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];

/** A field of the form, or the key of an error. */
type FieldName = keyof PostingDraft | keyof PostingErrors | BillingField | CompanyField;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** The props of each part of the form. */
export type PartProps = {
  draft: PostingDraft;
  errors: FieldErrors;
  update: (change: DraftChange) => void;
};

type Part = { id: string; title: string; hint: string; fields: readonly FieldName[] };

/** The parts of the form from top to bottom, with their fields. */
export const PARTS = {
  job: {
    id: "the-job",
    title: "The job",
    hint: "What developers read first.",
    fields: ["title", "employment_type", "seniorities", "language_id", "skills"],
  },
  agency: {
    id: "agency",
    title: "The company",
    hint: "The company you’re hiring for.",
    fields: ["job_company_name", "company_description", "reference_data"],
  },
  place: {
    id: "location",
    title: "Location",
    hint: "At least one city, or remote.",
    fields: ["cities", "hybrid_option", "remote", "remote_regions", "remote_countries"],
  },
  pay: {
    id: "salary",
    title: "Salary",
    hint: "Gross per year, in euros.",
    fields: ["salary_min", "salary_max"],
  },
  text: {
    id: "job-description",
    title: "Job description",
    hint: "Keep paragraphs short.",
    fields: ["description", "tasks", "requirements", "benefits"],
  },
  images: {
    id: "images",
    title: "Images",
    hint: "Leave empty to use your company’s.",
    fields: ["logo_url", "cover_url"],
  },
  apply: {
    id: "applications",
    title: "Applications",
    hint: "Where they go, and who gets the emails.",
    fields: ["direct_apply", "job_url", "job_posting_owner_id", "pixel_tracking_url"],
  },
  company: {
    id: "your-company",
    title: "Your company",
    hint: "Shown on the ad and on invoices.",
    fields: [...COMPANY_FIELDS, ...BILLING_FIELDS],
  },
  price: {
    id: "publishing",
    title: "Publishing",
    hint: "What it costs, and how long the ad runs.",
    fields: ["price_id", ...BILLING_FIELDS],
  },
} as const satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;

/** How complete a part is: empty, incomplete, complete, or with errors. */
export type PartState = "empty" | "started" | "done" | "wrong";

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

// These have a value from the start, so they don't show that the part was edited.
const PREFILLED = new Set<FieldName>([
  "employment_type",
  "hybrid_option",
  "job_posting_owner_id",
  "direct_apply",
]);

/**
 * Returns how complete a part is. `missing` are the errors that prevent publishing, `shown` those
 * that the form already displays. Pure.
 */
export const getPartState = (
  name: PartName,
  draft: PostingDraft,
  missing: FieldErrors,
  shown: FieldErrors,
): PartState => {
  const fields: readonly FieldName[] = PARTS[name].fields;
  if (fields.some((field) => shown[field])) return "wrong";
  const isStarted = fields.some(
    (field) => !PREFILLED.has(field) && isFilled(draft[field as keyof PostingDraft]),
  );
  const isComplete = fields.every((field) => !missing[field]);
  if (isComplete && (isStarted || name === "apply")) return "done";
  return isStarted ? "started" : "empty";
};

/** Lists the parts of a form that have errors, and how many; a field counts in the first part that has it. */
export const listWrongParts = (errors: FieldErrors, parts: readonly PartName[]) => {
  const counted = new Set<FieldName>();
  return parts
    .map((name) => {
      const wrong = PARTS[name].fields.filter((field) => errors[field] && !counted.has(field));
      for (const field of wrong) counted.add(field);
      return { name, count: wrong.length };
    })
    .filter(({ count }) => count > 0);
};

/** Returns the errors that remain after a change of fields. */
export const clearErrors = (
  errors: FieldErrors,
  change: DraftChange | BillingEntry | Partial<Record<CompanyField, unknown>>,
): FieldErrors => {
  const answered = new Set<string>(Object.keys(change));
  const hasLocation = answered.has("cities") || answered.has("remote");
  const hasArea = hasLocation || answered.has("remote_locations");
  if (hasLocation) answered.add("cities");
  if (hasArea) ["remote", "remote_regions", "remote_countries"].forEach((key) => answered.add(key));
  if (answered.has("salary_min")) answered.add("salary_max");
  if (answered.has("direct_apply")) answered.add("job_url");
  if (answered.has("billing_country")) answered.add("billing_vat");
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !answered.has(field)));
};

const VISIBLE_FIELDS = new Set<string>(
  Object.values(PARTS).flatMap((part): readonly string[] => part.fields),
);

/**
 * Returns the message above the submit button: how many fields have errors, or the server's message
 * if no field shows it. Null if there are no errors.
 */
export const summarizeErrors = (errors: FieldErrors, failure: Error | null): string | null => {
  const names = Object.keys(errors);
  const count = names.filter((field) => VISIBLE_FIELDS.has(field)).length;
  if (count > 0) return `${pluralize(count, "thing")} to fix. Nothing you typed is lost.`;
  if (names.length > 0) return Object.values(errors)[0] ?? null;
  return failure && failureText(failure);
};
