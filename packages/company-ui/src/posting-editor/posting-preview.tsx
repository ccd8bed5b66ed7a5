import type { JobAdView } from "@devguild/design-system/job-ad";
import { HYBRID_OPTIONS } from "@devguild/schemas/constants/catalogue";
import type { PostingOptions } from "@devguild/schemas/postings";

import { PostingAd } from "../postings/posting-ad.tsx";
import type { PostingCompany } from "../postings/posting-company.ts";
import { getSalaryRange, type PostingDraft } from "./posting-draft.ts";
import classes from "./posting-preview.module.css";

type Props = { draft: PostingDraft; options: PostingOptions; company: PostingCompany };

const getCityName = (label: string) => label.split(",")[0] ?? label;

const toJobAd = ({ draft, options, company }: Props): JobAdView => ({
  title: draft.title.trim() || "Job title",
  company: {
    display_name: (draft.is_agency && draft.job_company_name.trim()) || company.name,
    logo_url: draft.logo_url ?? company.logo_url,
  },
  cities: draft.cities.map(({ as_string }) => ({ name: getCityName(as_string) })),
  remote: draft.remote ? 1 : 0,
  remote_locations: draft.remote_locations.map(({ label }) => ({ name: label })),
  hybrid_option: {
    value: HYBRID_OPTIONS.find(({ id }) => id === draft.hybrid_option)?.value ?? "any",
  },
  employment_type: draft.employment_type,
  seniorities: options.experiences.filter(({ id }) => draft.seniorities.includes(id)),
  language: options.languages.find(({ id }) => id === draft.language_id) ?? null,
  skills: draft.skills,
  published_at: null,
  expire_at: null,
  description: draft.description,
  tasks: draft.tasks,
  requirements: draft.requirements,
  benefits: draft.benefits,
});

/** A live preview of the ad's page. */
export function PostingPreview(props: Props) {
  const { draft } = props;
  return (
    <section className={classes.preview} aria-label="Preview">
      <PostingAd
        job={toJobAd(props)}
        offer={getSalaryRange(draft)}
        market={null}
        cover={draft.cover_url}
        isDirect={draft.direct_apply}
      />
    </section>
  );
}
