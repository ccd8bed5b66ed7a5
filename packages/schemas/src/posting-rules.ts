import { MAX_SALARY, MIN_SALARY } from "./constants/jobs.ts";
import { JOB_SKILLS_MAX, JOB_TITLE_MAX, POSTING_MESSAGES } from "./constants/postings.ts";

/** An ad in a form, with the API's field names. Salaries may be texts. */
export type PostingForm = {
  title: string;
  seniorities: readonly number[];
  cities: readonly unknown[] | null;
  remote: boolean;
  remote_anywhere: boolean;
  remote_regions: readonly number[];
  remote_countries: readonly number[];
  language_id: number | null;
  skills: readonly number[];
  salary_min: number | string | null;
  salary_max: number | string | null;
  description: string;
  requirements: string;
  tasks: string;
  benefits: string;
  hybrid_option: number | null;
  direct_apply: boolean;
  job_url: string | null;
  is_agency: boolean;
  job_company_name: string | null;
  price_id: number | null;
};

/** The limits that an ad is validated against. */
export type PostingLimits = {
  minimumSalary: number;
  maximumSalary: number;
  /** A pay-per-hire ad has to describe its scope of work. */
  isPayPerHire: boolean;
  /** A published ad has been paid for already. */
  needsPrice: boolean;
};

/** The limits for publishing an ad. */
export const PUBLISHING_LIMITS: PostingLimits = {
  minimumSalary: MIN_SALARY,
  maximumSalary: MAX_SALARY,
  isPayPerHire: false,
  needsPrice: true,
};

export type PostingErrors = Partial<Record<keyof PostingForm, string>>;

const M = POSTING_MESSAGES;

/** Returns whether rich text is empty apart from its markup. */
const isBlankRichText = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, "").length === 0;

/** Parses a typed amount: null for none, NaN for anything but an integer without symbols. */
const parseAmount = (salary: number | string | null) => {
  if (salary === null || (typeof salary === "string" && salary.trim() === "")) return null;
  const text = String(salary).trim();
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
};

const salaryError = (amount: number | null, { minimumSalary, maximumSalary }: PostingLimits) => {
  if (amount === null) return undefined;
  if (Number.isNaN(amount)) return M.salarySymbols;
  if (amount < minimumSalary) return M.salaryLow(minimumSalary);
  if (amount > maximumSalary) return M.salaryHigh(maximumSalary);
  return undefined;
};

const salaryErrors = (form: PostingForm, limits: PostingLimits): PostingErrors => {
  const lowest = parseAmount(form.salary_min);
  const highest = parseAmount(form.salary_max);
  const isOrdered = lowest === null || highest === null || !(highest <= lowest);
  return {
    salary_min: salaryError(lowest, limits),
    salary_max: salaryError(highest, limits) ?? (isOrdered ? undefined : M.salaryOrder),
  };
};

const checkLocation = (form: PostingForm): PostingErrors => {
  const hasArea =
    form.remote_anywhere || form.remote_regions.length > 0 || form.remote_countries.length > 0;
  return {
    cities: (form.cities ?? []).length > 0 || form.remote ? undefined : M.placeRequired,
    remote_regions: form.remote && !hasArea ? M.remotePlaceRequired : undefined,
  };
};

const titleError = (title: string) => {
  if (title.trim() === "") return M.titleRequired;
  return title.trim().length > JOB_TITLE_MAX ? M.titleLong : undefined;
};

const applyErrors = (form: PostingForm): PostingErrors => {
  const url = form.job_url?.trim() ?? "";
  const urlError = url === "" ? M.required : M.httpsRequired;
  return {
    job_url: form.direct_apply && !/^https:\/\/./i.test(url) ? urlError : undefined,
    job_company_name: form.is_agency && !form.job_company_name?.trim() ? M.required : undefined,
  };
};

/**
 * Validates an ad for publishing; returns one message per field, or an empty object. The form
 * checks before it sends, the API before it publishes. Pure. Source: docs/product/posting.md.
 */
export const checkPosting = (
  form: PostingForm,
  limits: PostingLimits = PUBLISHING_LIMITS,
): PostingErrors => {
  const errors: PostingErrors = {
    title: titleError(form.title),
    seniorities: form.seniorities.length > 0 ? undefined : M.seniorityRequired,
    ...checkLocation(form),
    language_id: form.language_id === null ? M.languageRequired : undefined,
    skills:
      form.skills.length === 0
        ? M.skillRequired
        : form.skills.length > JOB_SKILLS_MAX
          ? M.skillsTooMany
          : undefined,
    ...salaryErrors(form, limits),
    description:
      limits.isPayPerHire && isBlankRichText(form.description) ? M.scopeRequired : undefined,
    requirements: isBlankRichText(form.requirements) ? M.requirementsRequired : undefined,
    tasks: isBlankRichText(form.tasks) ? M.tasksRequired : undefined,
    benefits: isBlankRichText(form.benefits) ? M.benefitsRequired : undefined,
    hybrid_option: form.hybrid_option === null ? M.hybridOptionRequired : undefined,
    ...applyErrors(form),
    price_id: limits.needsPrice && form.price_id === null ? M.required : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined));
};
