import { type EmploymentType, HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { ANYWHERE_LABEL, JOB_TEXT_MAX, JOB_TITLE_MAX } from "@devguild/schemas/constants/postings";
import type { PostingForm } from "@devguild/schemas/posting-rules";
import type { PostingBody } from "@devguild/schemas/posting-body";
import type { EditablePosting } from "@devguild/schemas/postings";

/** A region or country that a remote job is open to. */
export type Area = { id: number; type: "Regions" | "Countries"; label: string };

type Read<Value> = (posting: EditablePosting) => Value;
/** Fields that decide whether others are sent at all. */
type Switches = { remote: boolean; is_agency: boolean };
type Id = 1 | 2 | 3;

const byNumber = (one: number, other: number) => one - other;

/** A single choice, sent and compared unchanged. */
const choice = <Value>(empty: Value, read: Read<Value>) => ({
  empty,
  read,
  send: (value: Value) => value,
  compare: (value: Value): unknown => value,
});

/** A list of choices, compared regardless of order. */
const list = <Item, Key extends number | string>(
  read: Read<Item[]>,
  toKey: (item: Item) => Key,
) => ({
  empty: [] as Item[],
  read,
  send: (items: Item[]) => items.map(toKey),
  compare: (items: Item[]): unknown => items.map((item) => String(toKey(item))).toSorted(),
});

/** A single line, as typed. */
const line = <Sent>(read: Read<string | number | null>, parse: (text: string) => Sent) => ({
  empty: "",
  read: (posting: EditablePosting) => String(read(posting) ?? ""),
  send: (text: string) => parse(text.trim()),
  compare: (text: string): unknown => text.trim(),
});

/** Rich text, compared by its words only: the server normalises the markup. */
const richText = (read: Read<string | null>) => ({
  empty: "",
  read: (posting: EditablePosting) => read(posting) ?? "",
  send: (html: string) => (html.length > JOB_TEXT_MAX ? undefined : html),
  compare: (html: string): unknown => html.replace(/<[^>]*>|&[a-z]+;|[\s<>&"']/g, ""),
});

const parseTitle = (text: string) => (text.length > JOB_TITLE_MAX ? undefined : text);
const parseName = (text: string) => text || null;
const parseSalary = (text: string) => {
  if (text === "") return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};
const parseAddress = (text: string) => {
  if (text === "") return null;
  return /^https:\/\/[^\s/]+\.\S+$/i.test(text) ? text : undefined;
};

const toArea =
  (type: Area["type"]) =>
  ({ id, name }: { id: number; name: string }): Area => ({ id, type, label: name });

/** Splits remote areas into the API's fields: "Anywhere" replaces all regions. */
const splitAreas = (areas: readonly Area[]) => {
  const getIds = (type: Area["type"]) =>
    areas
      .filter((area) => area.type === type)
      .map(({ id }) => id)
      .toSorted(byNumber);
  const remote_anywhere = areas.some(
    ({ type, label }) => type === "Regions" && label === ANYWHERE_LABEL,
  );
  return {
    remote_anywhere,
    remote_regions: remote_anywhere ? [] : getIds("Regions"),
    remote_countries: getIds("Countries"),
  };
};

/**
 * The fields of an ad: their empty values, and how to read them from the API, send and compare
 * them. Values that can't be saved as typed are sent as undefined, so that the server keeps its
 * own.
 */
const FIELDS = {
  title: line((ad) => ad.title, parseTitle),
  seniorities: list(
    (ad) => ad.seniorities.map(({ id }) => id),
    (id) => id as Id,
  ),
  language_id: choice<number | null>(null, (ad) => ad.language_id),
  skills: list(
    (ad) => ad.skills.map(({ id, name }) => ({ id, name })),
    ({ id }) => id,
  ),
  cities: {
    ...list(
      (ad) => ad.cities,
      ({ place_id }) => place_id,
    ),
    send: (cities: EditablePosting["cities"]) =>
      cities.length > 0 ? cities.map(({ place_id }) => ({ value: place_id })) : null,
  },
  hybrid_option: {
    ...choice<number>(HYBRID_OPTIONS[0].id, (ad) => ad.hybrid_option.id),
    send: (id: number) => id as Id,
  },
  employment_type: choice<EmploymentType>("full_time", (ad) => ad.employment_type),
  remote: choice(false, (ad) => ad.remote === 1),
  // Sent as three fields, and only for remote jobs.
  remote_locations: {
    empty: [] as Area[],
    read: ({ remote_locations: { regions, countries } }: EditablePosting) => [
      ...regions.map(toArea("Regions")),
      ...countries.map(toArea("Countries")),
    ],
    send: (areas: Area[], { remote }: Switches) => (remote ? splitAreas(areas) : {}),
    compare: (areas: Area[], { remote }: Switches): unknown => splitAreas(remote ? areas : []),
  },
  salary_min: line((ad) => ad.salary_min, parseSalary),
  salary_max: line((ad) => ad.salary_max, parseSalary),
  description: richText((ad) => ad.description),
  tasks: richText((ad) => ad.tasks),
  requirements: richText((ad) => ad.job_requirements),
  benefits: richText((ad) => ad.benefits),
  logo_url: choice<string | null>(null, (ad) => ad.logo_url),
  cover_url: choice<string | null>(null, (ad) => ad.cover_url),
  direct_apply: choice(false, (ad) => ad.direct_apply),
  job_url: line((ad) => ad.job_url, parseAddress),
  job_posting_owner_id: choice<number | null>(null, (ad) => ad.job_posting_owner_id),
  pixel_tracking_url: line((ad) => ad.external_tracking_pixel, parseAddress),
  is_agency: choice(false, (ad) => ad.is_agency),
  job_company_name: line((ad) => ad.company_name, parseName),
  company_description: {
    ...richText((ad) => ad.company_description),
    send: (html: string, { is_agency }: Switches) => {
      if (!is_agency) return null;
      return html.length > JOB_TEXT_MAX ? undefined : html;
    },
  },
  reference_data: line((ad) => ad.reference_data, parseName),
  // Prices and the balance may have changed, so the price is never restored.
  price_id: { ...choice<number | null>(null, () => null), compare: () => null },
};

type Fields = typeof FIELDS;
type FieldName = keyof Fields;

/** An ad in its form: what was typed and chosen, with labels for display. */
export type PostingDraft = { [Name in FieldName]: Fields[Name]["empty"] };

const parseAmount = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text.trim()) : null);

/** Returns the salary that was typed; null unless both amounts are there and make a range. */
export const getSalaryRange = ({ salary_min, salary_max }: PostingDraft) => {
  const min = parseAmount(salary_min);
  const max = parseAmount(salary_max);
  return min !== null && max !== null && min < max ? { min, max } : null;
};

/** A change to some of an ad's fields. */
export type DraftChange = Partial<PostingDraft>;

type Sent = { [Name in FieldName]: ReturnType<Fields[Name]["send"]> };

type Field = {
  empty: unknown;
  read: Read<unknown>;
  send: (value: never, draft: Switches) => unknown;
  compare: (value: never, draft: Switches) => unknown;
};

const mapFields = (get: (field: Field, name: FieldName) => unknown) =>
  Object.fromEntries(
    Object.entries<Field>(FIELDS).map(([name, field]) => [name, get(field, name as FieldName)]),
  ) as Record<FieldName, unknown>;

/** Converts an ad from the API to its form. Source: docs/product/posting.md. */
export const toDraft = (posting: EditablePosting) =>
  mapFields(({ read }) => read(posting)) as PostingDraft;

/** Creates an empty ad with the defaults of the company and the user. */
export const emptyDraft = ({
  is_agency,
  job_posting_owner_id,
}: Pick<PostingDraft, "is_agency" | "job_posting_owner_id">): PostingDraft => ({
  ...(mapFields(({ empty }) => empty) as PostingDraft),
  is_agency,
  job_posting_owner_id,
});

const sendFields = (draft: PostingDraft) =>
  mapFields(({ send }, name) => send(draft[name] as never, draft)) as Sent;

/** Converts a draft to the API's request body. */
export const toBody = (draft: PostingDraft): PostingBody => {
  const { remote_locations, ...body } = sendFields(draft);
  return { ...body, ...remote_locations };
};

/** Converts a draft to the shape that is validated. */
export const toForm = (draft: PostingDraft): PostingForm => ({
  ...draft,
  ...splitAreas(draft.remote ? draft.remote_locations : []),
  skills: draft.skills.map(({ id }) => id),
});

/**
 * Returns what the server has after a draft was sent: fields that couldn't be saved keep their
 * previous value.
 */
export const toSaved = (sent: PostingDraft, before: PostingDraft): PostingDraft => {
  const body = sendFields(sent);
  return mapFields((_, name) => (body[name] === undefined ? before : sent)[name]) as PostingDraft;
};

const toComparable = (draft: PostingDraft) =>
  JSON.stringify(mapFields(({ compare }, name) => compare(draft[name] as never, draft)));

/** Returns whether two drafts have the same content, apart from their markup and price. */
export const isSameDraft = (one: PostingDraft, other: PostingDraft) =>
  toComparable(one) === toComparable(other);
