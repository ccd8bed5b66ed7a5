import type { PostingErrors } from "@devguild/schemas/posting-rules";

import type { DraftChange, PostingDraft } from "./posting-draft.ts";

/** A field of the form, under the name that its error has. */
type FieldName = keyof PostingDraft | keyof PostingErrors;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What each part of the form works with. */
export type PartProps = {
  draft: PostingDraft;
  errors: FieldErrors;
  update: (change: DraftChange) => void;
};

type Part = { id: string; title: string; hint: string; fields: readonly FieldName[] };

/** The parts of the form from top to bottom, with the fields that each of them holds. */
export const PARTS = {
  job: {
    id: "the-job",
    title: "The job",
    hint: "What developers read first.",
    fields: ["title", "seniorities", "language_id", "skills"],
  },
  agency: {
    id: "agency",
    title: "The company",
    hint: "For whom you recruit.",
    fields: ["job_company_name", "company_description", "reference_data"],
  },
  place: {
    id: "place",
    title: "Place",
    hint: "At least one city or remote.",
    fields: ["cities", "hybrid_option", "remote", "remote_regions", "remote_countries"],
  },
  pay: {
    id: "pay",
    title: "Pay",
    hint: "A year, gross, in euros.",
    fields: ["salary_min", "salary_max"],
  },
  text: {
    id: "what-it-is",
    title: "What it is",
    hint: "Five short paragraphs beat two long ones.",
    fields: ["description", "tasks", "requirements", "benefits"],
  },
  looks: {
    id: "looks",
    title: "Looks",
    hint: "Without them your company's own are shown.",
    fields: ["logo_url", "cover_url"],
  },
  apply: {
    id: "how-people-apply",
    title: "How people apply",
    hint: "Where applications go, and who gets the mails.",
    fields: ["direct_apply", "job_url", "job_posting_owner_id", "pixel_tracking_url"],
  },
  price: {
    id: "price",
    title: "Price",
    hint: "What publishing takes, and how long the job stays.",
    fields: ["price_id"],
  },
} as const satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;

/** How far a part is: nothing in it yet, something missing, complete, or refused. */
export type PartState = "empty" | "begun" | "done" | "wrong";

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

// These have a value from the start, which says nothing of whether somebody was here.
const GIVEN = new Set<FieldName>(["hybrid_option", "job_posting_owner_id", "direct_apply"]);

/**
 * How far a part is. `missing` is what keeps the ad from being published, `shown` what the form says
 * of it already. Pure.
 */
export const getPartState = (
  name: PartName,
  draft: PostingDraft,
  missing: FieldErrors,
  shown: FieldErrors,
): PartState => {
  const fields: readonly FieldName[] = PARTS[name].fields;
  if (fields.some((field) => shown[field])) return "wrong";
  const isBegun = fields.some(
    (field) => !GIVEN.has(field) && isFilled(draft[field as keyof PostingDraft]),
  );
  const isComplete = fields.every((field) => !missing[field]);
  if (isComplete && (isBegun || name === "apply")) return "done";
  return isBegun ? "begun" : "empty";
};

/** The errors that a change of fields answers, taken away. */
export const clearErrors = (errors: FieldErrors, change: DraftChange): FieldErrors => {
  const answered = new Set<string>(Object.keys(change));
  const isPlace = answered.has("cities") || answered.has("remote");
  const isArea = isPlace || answered.has("remote_locations");
  if (isPlace) answered.add("cities");
  if (isArea) ["remote", "remote_regions", "remote_countries"].forEach((key) => answered.add(key));
  if (answered.has("salary_min")) answered.add("salary_max");
  if (answered.has("direct_apply")) answered.add("job_url");
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !answered.has(field)));
};
