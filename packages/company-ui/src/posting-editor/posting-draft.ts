import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import { ANYWHERE_LABEL, JOB_TEXT_MAX, JOB_TITLE_MAX } from "@devguild/schemas/constants/postings";
import type { PostingForm } from "@devguild/schemas/posting-rules";
import type { PostingBody } from "@devguild/schemas/posting-body";
import type { EditablePosting } from "@devguild/schemas/postings";

/** A region or country that a remote job is open to. */
export type Area = { id: number; type: "Regions" | "Countries"; label: string };

type Read<Value> = (posting: EditablePosting) => Value;
/** What decides whether another field is sent at all. */
type Switches = { remote: boolean; is_agency: boolean };
type Id = 1 | 2 | 3;

const byNumber = (one: number, other: number) => one - other;

/** A choice, sent and compared as it is. */
const choice = <Value>(empty: Value, read: Read<Value>) => ({
  empty,
  read,
  send: (value: Value) => value,
  compare: (value: Value): unknown => value,
});

/** Several things chosen, compared whatever their order. */
const list = <Item, Key extends number | string>(
  read: Read<Item[]>,
  toKey: (item: Item) => Key,
) => ({
  empty: [] as Item[],
  read,
  send: (items: Item[]) => items.map(toKey),
  compare: (items: Item[]): unknown => items.map((item) => String(toKey(item))).toSorted(),
});

/** One line, as it was typed. */
const line = <Sent>(read: Read<string | number | null>, parse: (text: string) => Sent) => ({
  empty: "",
  read: (posting: EditablePosting) => String(read(posting) ?? ""),
  send: (text: string) => parse(text.trim()),
  compare: (text: string): unknown => text.trim(),
});

/** Rich text, compared by its words alone: markup comes back from the server in another spelling. */
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

/** Remote areas as they are sent: "Anywhere" in place of all regions. */
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
 * The fields of an ad: what each is when empty, how it is read from the server's ad, sent to it, and
 * compared. What cannot be saved as it was typed is sent as undefined, so the server keeps what it had.
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
  remote: choice(false, (ad) => ad.remote === 1),
  // Sent under three names, and only of a remote job.
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
  // Prices and what is left to pay with may have changed, so it is always chosen again.
  price_id: { ...choice<number | null>(null, () => null), compare: () => null },
};

type Fields = typeof FIELDS;
type FieldName = keyof Fields;

/** An ad in its form: what was typed and chosen, with the words that show it. */
export type PostingDraft = { [Name in FieldName]: Fields[Name]["empty"] };

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

/** The form of an ad that the server has. Source: docs/product/posting.md. */
export const toDraft = (posting: EditablePosting) =>
  mapFields(({ read }) => read(posting)) as PostingDraft;

/** An empty ad, but for what depends on the company and the person. */
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

/** The ad as it is sent. */
export const toBody = (draft: PostingDraft): PostingBody => {
  const { remote_locations, ...body } = sendFields(draft);
  return { ...body, ...remote_locations };
};

/** The ad under the names that it is checked by. */
export const toForm = (draft: PostingDraft): PostingForm => ({
  ...draft,
  ...splitAreas(draft.remote ? draft.remote_locations : []),
  skills: draft.skills.map(({ id }) => id),
});

/** What the server has once a draft was sent: what could not be saved is as it was before. */
export const toSaved = (sent: PostingDraft, before: PostingDraft): PostingDraft => {
  const body = sendFields(sent);
  return mapFields((_, name) => (body[name] === undefined ? before : sent)[name]) as PostingDraft;
};

const toComparable = (draft: PostingDraft) =>
  JSON.stringify(mapFields(({ compare }, name) => compare(draft[name] as never, draft)));

/** Whether two forms say the same, whatever the spelling of their markup and the price chosen. */
export const isSameDraft = (one: PostingDraft, other: PostingDraft) =>
  toComparable(one) === toComparable(other);
