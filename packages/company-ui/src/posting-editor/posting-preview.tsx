import type { JobAdView } from "@devguild/design-system/job-ad";
import type { PostingOptions } from "@devguild/schemas/postings";

import { PostingAd } from "../postings/posting-ad.tsx";
import type { PostingCompany } from "../postings/posting-company.ts";
import { getSalaryRange, type PostingDraft } from "./posting-draft.ts";
import classes from "./posting-preview.module.css";
import { getEmployer, getLocation } from "./posting-view.ts";

type Props = { draft: PostingDraft; options: PostingOptions; company: PostingCompany };

const toJobAd = ({ draft, options, company }: Props): JobAdView => {
  const { name, logo_url } = getEmployer(draft, company);
  return {
    title: draft.title.trim() || "Job title",
    company: { display_name: name, logo_url },
    ...getLocation(draft),
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
  };
};

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
