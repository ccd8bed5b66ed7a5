import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { ANYWHERE_LABEL, JOB_TEXT_MAX, JOB_TITLE_MAX } from "@devguild/schemas/constants/postings";
import type { PostingForm } from "@devguild/schemas/posting-rules";
import type { PostingBody } from "@devguild/schemas/posting-body";
import type { EditablePosting } from "@devguild/schemas/postings";

/** A region or country that a remote job is open to. */
export type Area = { id: number; type: "Regions" | "Countries"; label: string };

/** An ad as its form holds it: what was typed and chosen, with the words that show it. */
export type PostingDraft = {
  title: string;
  seniorities: number[];
  language_id: number | null;
  skills: { id: number; name: string }[];
  cities: { place_id: string; as_string: string }[];
  hybrid_option: number;
  remote: boolean;
  remote_locations: Area[];
  /** As typed. */
  salary_min: string;
  salary_max: string;
  description: string;
  tasks: string;
  requirements: string;
  benefits: string;
  logo_url: string | null;
  cover_url: string | null;
  direct_apply: boolean;
  job_url: string;
  job_posting_owner_id: number | null;
  pixel_tracking_url: string;
  is_agency: boolean;
  job_company_name: string;
  company_description: string;
  reference_data: string;
  price_id: number | null;
};

/** A change to some of an ad's fields. */
export type DraftChange = Partial<PostingDraft>;

const typed = (amount: number | null) => (amount === null ? "" : String(amount));

/**
 * The form of an ad that the server has. Its price is not taken over: prices and what is left to pay
 * with may have changed since, so it is chosen anew. Source: docs/product/posting.md.
 */
export const toDraft = (posting: EditablePosting): PostingDraft => ({
  title: posting.title,
  seniorities: posting.seniorities.map(({ id }) => id),
  language_id: posting.language_id,
  skills: posting.skills.map(({ id, name }) => ({ id, name })),
  cities: posting.cities,
  hybrid_option: posting.hybrid_option.id,
  remote: posting.remote === 1,
  remote_locations: [
    ...posting.remote_locations.regions.map(({ id, name }): Area => ({
      id,
      type: "Regions",
      label: name,
    })),
    ...posting.remote_locations.countries.map(({ id, name }): Area => ({
      id,
      type: "Countries",
      label: name,
    })),
  ],
  salary_min: typed(posting.salary_min),
  salary_max: typed(posting.salary_max),
  description: posting.description,
  tasks: posting.tasks,
  requirements: posting.job_requirements,
  benefits: posting.benefits,
  logo_url: posting.logo_url,
  cover_url: posting.cover_url,
  direct_apply: posting.direct_apply,
  job_url: posting.job_url ?? "",
  job_posting_owner_id: posting.job_posting_owner_id,
  pixel_tracking_url: posting.external_tracking_pixel ?? "",
  is_agency: posting.is_agency,
  job_company_name: posting.company_name ?? "",
  company_description: posting.company_description ?? "",
  reference_data: posting.reference_data ?? "",
  price_id: null,
});

/** An ad of which nothing is said but what stays with the company and the person. */
export const emptyDraft = ({ is_agency, job_posting_owner_id }: PostingDraft): PostingDraft => ({
  title: "",
  seniorities: [],
  language_id: null,
  skills: [],
  cities: [],
  hybrid_option: HYBRID_OPTIONS[0].id,
  remote: false,
  remote_locations: [],
  salary_min: "",
  salary_max: "",
  description: "",
  tasks: "",
  requirements: "",
  benefits: "",
  logo_url: null,
  cover_url: null,
  direct_apply: false,
  job_url: "",
  job_posting_owner_id,
  pixel_tracking_url: "",
  is_agency,
  job_company_name: "",
  company_description: "",
  reference_data: "",
  price_id: null,
});

/** Remote areas as they are sent: only of a remote job, and "Anywhere" in place of all regions. */
const areasOf = ({ remote, remote_locations }: PostingDraft) => {
  if (!remote) return { remote_anywhere: false, remote_regions: [], remote_countries: [] };
  const idsOf = (type: Area["type"]) =>
    remote_locations.filter((area) => area.type === type).map(({ id }) => id);
  const remote_anywhere = remote_locations.some(
    ({ type, label }) => type === "Regions" && label === ANYWHERE_LABEL,
  );
  return {
    remote_anywhere,
    remote_regions: remote_anywhere ? [] : idsOf("Regions"),
    remote_countries: idsOf("Countries"),
  };
};

const isAmount = (text: string) => /^\d{1,9}$/.test(text.trim());

// A draft may hold what cannot be kept as it is typed: the server keeps what it had until it can.
const salaryOf = (text: string) =>
  text.trim() === "" ? null : isAmount(text) ? Number(text.trim()) : undefined;
const addressOf = (text: string) =>
  text.trim() === ""
    ? null
    : /^https:\/\/[^\s/]+\.\S+$/i.test(text.trim())
      ? text.trim()
      : undefined;
const textOf = (html: string) => (html.length > JOB_TEXT_MAX ? undefined : html);

/** The ad as it is sent. What is typed but cannot be kept yet is left out, and so stays as it was. */
export const toBody = (draft: PostingDraft): PostingBody => {
  const { remote_anywhere, remote_regions, remote_countries } = areasOf(draft);
  return {
    title: draft.title.trim().length > JOB_TITLE_MAX ? undefined : draft.title.trim(),
    seniorities: draft.seniorities as (1 | 2 | 3)[],
    language_id: draft.language_id,
    skills: draft.skills.map(({ id }) => id),
    cities:
      draft.cities.length > 0 ? draft.cities.map(({ place_id }) => ({ value: place_id })) : null,
    hybrid_option: draft.hybrid_option as 1 | 2 | 3,
    remote: draft.remote,
    ...(draft.remote && { remote_anywhere, remote_regions, remote_countries }),
    salary_min: salaryOf(draft.salary_min),
    salary_max: salaryOf(draft.salary_max),
    description: textOf(draft.description),
    tasks: textOf(draft.tasks),
    requirements: textOf(draft.requirements),
    benefits: textOf(draft.benefits),
    logo_url: draft.logo_url,
    cover_url: draft.cover_url,
    direct_apply: draft.direct_apply,
    job_url: addressOf(draft.job_url),
    job_posting_owner_id: draft.job_posting_owner_id,
    pixel_tracking_url: addressOf(draft.pixel_tracking_url),
    is_agency: draft.is_agency,
    job_company_name: draft.job_company_name.trim() || null,
    company_description: draft.is_agency ? textOf(draft.company_description) : null,
    reference_data: draft.reference_data.trim() || null,
    price_id: draft.price_id,
  };
};

/** The ad under the names that it is checked by. */
export const toForm = (draft: PostingDraft): PostingForm => ({
  ...draft,
  ...areasOf(draft),
  skills: draft.skills.map(({ id }) => id),
});

/**
 * What the server has once a draft was sent: what could not be kept stays as it was before. With this a
 * version of somebody else can be told from one's own.
 */
export const keepUnsaved = (sent: PostingDraft, before: PostingDraft): PostingDraft => {
  const left = Object.entries(toBody(sent)).filter(([, value]) => value === undefined);
  return {
    ...sent,
    ...Object.fromEntries(left.map(([key]) => [key, before[key as keyof PostingDraft]])),
  };
};

// Words alone: markup comes back from the server in another spelling.
const wordsOf = (html: string) => html.replace(/<[^>]*>|&[a-z]+;|[\s<>&"']/g, "");

const TEXTS = ["description", "tasks", "requirements", "benefits", "company_description"] as const;
const LINES = [
  "title",
  "salary_min",
  "salary_max",
  "job_url",
  "pixel_tracking_url",
  "job_company_name",
  "reference_data",
] as const;

const byNumber = (one: number, other: number) => one - other;

const comparable = (draft: PostingDraft) =>
  JSON.stringify({
    ...toForm(draft),
    ...Object.fromEntries(TEXTS.map((key) => [key, wordsOf(draft[key])])),
    ...Object.fromEntries(LINES.map((key) => [key, draft[key].trim()])),
    cities: draft.cities.map(({ place_id }) => place_id).toSorted(),
    skills: draft.skills.map(({ id }) => id).toSorted(byNumber),
    seniorities: draft.seniorities.toSorted(byNumber),
    remote_locations: undefined,
    price_id: undefined,
  });

/** Whether two forms say the same, whatever the spelling of their markup and the price chosen. */
export const saysTheSame = (one: PostingDraft, other: PostingDraft) =>
  comparable(one) === comparable(other);
