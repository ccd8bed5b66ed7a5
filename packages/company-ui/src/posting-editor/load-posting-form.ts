import type { LoaderContext } from "@devguild/session/with-queries";
import type { ShouldRevalidateFunctionArgs } from "react-router";

import type { PostingCompany } from "../postings/posting-company.ts";

const ID = /^[1-9]\d{0,14}$/;
const REPOSTABLE = new Set(["unpublished", "expired", "archived"]);

/** Returns whether a job in this status can be published again. */
export const canRepost = (status: string) => REPOSTABLE.has(status);

const getSource = (url: URL) => url.searchParams.get("duplicate");
const isReposting = (url: URL) => url.searchParams.has("repost");

/** Parses which ad to edit: an existing one, a new one, or a copy of another; null if there is none. */
const parseTarget = (jobId: string, url: URL) => {
  const source = getSource(url);
  if (jobId !== "new") return ID.test(jobId) ? { id: Number(jobId), duplicate: false } : null;
  const id = Number(source ?? 0);
  return Number.isSafeInteger(id) ? { id, duplicate: source !== null } : null;
};

/** Loads the form of a company's ad as the URL says: new, a copy, edited or reposted; null if there is none. */
export const loadPostingForm = async <Company extends PostingCompany>(
  { api, queries, params, url }: Pick<LoaderContext, "api" | "queries" | "params" | "url">,
  company: Company,
) => {
  const target = parseTarget(params["job_id"] ?? "", url);
  if (!target) return null;
  const { id, duplicate } = target;
  const [posting] = await Promise.all([
    api.postings.editable.call({
      params: { companyId: company.id, jobId: id },
      query: { ...(duplicate && { duplicate }) },
    }),
    queries.prefetchQuery(api.postings.options.options({ params: { id: company.id } })),
    queries.prefetchQuery(api.postings.prices.options({ query: { company_id: company.id } })),
    queries.prefetchQuery(
      api.postings.publishOptions.options({ query: { company_id: company.id } }),
    ),
  ]);
  const isRepost = isReposting(url) && canRepost(posting.data.status);
  const price = url.searchParams.get("price") ?? "";
  return {
    company,
    chosenPriceId: ID.test(price) ? Number(price) : null,
    // The former price was for the former dates.
    posting: isRepost ? { ...posting.data, price_id: null } : posting.data,
    copyOf: duplicate ? id : null,
    isRepost,
    // Distinguishes visits; a form that only moves to its draft's own URL stays mounted.
    visit: crypto.randomUUID(),
  };
};

/** What `loadPostingForm` found. */
export type LoadedPostingForm = NonNullable<Awaited<ReturnType<typeof loadPostingForm>>>;

/** Titles the form of an ad. */
export const titlePostingForm = (form: LoadedPostingForm | undefined) =>
  form?.posting.id
    ? `${form.isRepost ? "Repost" : "Edit"} ${form.posting.title || "a job"}`
    : "Post a job";

/** Reloads for another ad, but not when a form changes its own URL. */
export const revalidateOnOtherPosting = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname ||
    getSource(currentUrl) !== getSource(nextUrl) ||
    isReposting(currentUrl) !== isReposting(nextUrl));
