import type { JobLocation } from "@devguild/design-system/job-location";
import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";

import type { PostingCompany } from "../postings/posting-company.ts";
import type { PostingDraft } from "./posting-draft.ts";

const getCityName = (label: string) => label.split(",")[0] ?? label;

/** Returns where the job of a draft is, as visitors read it. */
export const getLocation = (draft: PostingDraft): JobLocation => ({
  cities: draft.cities.map(({ as_string }) => ({ name: getCityName(as_string) })),
  remote: draft.remote ? 1 : 0,
  remote_locations: draft.remote_locations.map(({ label }) => ({ name: label })),
  hybrid_option: {
    value: HYBRID_OPTIONS.find(({ id }) => id === draft.hybrid_option)?.value ?? "any",
  },
});

/** Returns the name and logo that an ad shows: the company's, unless the draft has its own. */
export const getEmployer = (draft: PostingDraft, company: PostingCompany) => ({
  name: (draft.is_agency && draft.job_company_name.trim()) || company.name,
  logo_url: draft.logo_url ?? company.logo_url,
});
