import type { SourcingPeriod, SourcingResidency } from "@devguild/schemas/constants/sourcing";
import type { SourcingFilters } from "@devguild/schemas/sourcing";

/** One filter of a search, in the order in which they were added. */
export type Token =
  | { kind: "skill"; id: number; label: string; atLeast: number }
  | { kind: "language"; id: number; label: string; atLeast: number }
  | { kind: "location"; id: number; label: string; isCity: boolean }
  | { kind: "seniority"; id: 1 | 2 | 3; label: string }
  | { kind: "residency"; id: Exclude<SourcingResidency, "any">; label: string }
  | { kind: "signed_up" | "last_seen"; id: Exclude<SourcingPeriod, "any">; label: string }
  | { kind: "words"; id: string; label: string };

export type SourcingOrder = "match" | "last_seen" | "signed_up";

/** What staff search for: kept in this browser between visits. */
export type SourcingSearch = {
  tokens: readonly Token[];
  skillsRequired: boolean;
  radiusKm: SourcingFilters["radius_km"];
  order: SourcingOrder;
  /** An open job that someone is sought for; the best match comes first. Null for none. */
  job: { id: number; label: string } | null;
};

export const EMPTY_SEARCH: SourcingSearch = {
  tokens: [],
  skillsRequired: true,
  radiusKm: 0,
  order: "match",
  job: null,
};

/** Reads a stored search; one that an earlier version stored in another form is empty. Pure. */
export const readSearch = (text: string): SourcingSearch => {
  try {
    const stored = JSON.parse(text) as Partial<SourcingSearch> | null;
    return Array.isArray(stored?.tokens) ? { ...EMPTY_SEARCH, ...stored } : EMPTY_SEARCH;
  } catch {
    return EMPTY_SEARCH;
  }
};

const isKind =
  <Kind extends Token["kind"]>(kind: Kind) =>
  (token: Token): token is Extract<Token, { kind: Kind }> =>
    token.kind === kind;

/** Converts a search to the filters that the API takes. Pure. */
export const toFilters = ({
  tokens,
  skillsRequired,
  radiusKm,
  job,
}: SourcingSearch): SourcingFilters => {
  const findPeriod = (kind: "signed_up" | "last_seen"): SourcingPeriod =>
    tokens.find(isKind(kind))?.id ?? "any";
  return {
    skills: tokens.filter(isKind("skill")).map(({ id, atLeast }) => ({ id, yoe_min: atLeast })),
    skills_required: skillsRequired,
    language: tokens
      .filter(isKind("language"))
      .map(({ id, atLeast }) => ({ id, level_min: atLeast })),
    locations: tokens.filter(isKind("location")).map(({ id }) => id),
    radius_km: radiusKm,
    residency: tokens.find(isKind("residency"))?.id ?? "any",
    seniorities: tokens.filter(isKind("seniority")).map(({ id }) => id),
    signed_up: findPeriod("signed_up"),
    last_seen: findPeriod("last_seen"),
    words: tokens.find(isKind("words"))?.id ?? "",
    job_id: job?.id ?? null,
  };
};

// Of these kinds a search has one: a new one replaces it.
const SINGLE = new Set<Token["kind"]>(["residency", "signed_up", "last_seen", "words"]);

/** Adds a filter; one of a kind of which there is one replaces it, and nothing is in there twice. Pure. */
export const addToken = (search: SourcingSearch, added: Token): SourcingSearch => ({
  ...search,
  tokens: [
    ...search.tokens.filter(
      ({ kind, id }) => kind !== added.kind || (!SINGLE.has(kind) && id !== added.id),
    ),
    added,
  ],
});

/** Takes a filter out. Pure. */
export const removeToken = (search: SourcingSearch, removed: Token): SourcingSearch => ({
  ...search,
  tokens: search.tokens.filter(({ kind, id }) => kind !== removed.kind || id !== removed.id),
});

/** Changes how much of a skill or language is asked for. Pure. */
export const setAtLeast = (
  search: SourcingSearch,
  changed: Token,
  atLeast: number,
): SourcingSearch => ({
  ...search,
  tokens: search.tokens.map((token) =>
    token.kind === changed.kind && token.id === changed.id && "atLeast" in token
      ? Object.assign({}, token, { atLeast })
      : token,
  ),
});

const ORDER: Record<string, number> = {
  skill: 0,
  residency: 1,
  location: 2,
  seniority: 3,
  language: 4,
  signed_up: 5,
  last_seen: 6,
  words: 7,
};

/** Sorts filters as the API counts them, so that each figure stands below its filter. Pure. */
export const sortTokens = (tokens: readonly Token[]) =>
  tokens.toSorted((a, b) => (ORDER[a.kind] ?? 0) - (ORDER[b.kind] ?? 0));

/** The words of a counted step: those of its filters. Pure. */
export const nameStep = (filter: string, tokens: readonly Token[]) => {
  const [kind = "", id] = filter.split(":");
  const labels = tokens
    .filter((token) =>
      id === undefined
        ? `${token.kind}s` === kind ||
          token.kind === kind ||
          (token.kind === "seniority" && kind === "seniorities")
        : token.kind === kind && String(token.id) === id,
    )
    .map(({ label }) => label);
  return labels.join(kind === "skills" ? " or " : ", ");
};
