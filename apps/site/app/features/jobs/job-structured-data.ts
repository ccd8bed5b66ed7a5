import { buildJobHtml } from "@devguild/schemas/constants/job-texts";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobDetails } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";

import { absoluteOn, describe, type Thing } from "../structured-data/schema-org.ts";

const area = (name: string): Thing => ({ "@type": "AdministrativeArea", name });

// Who may work remotely: whoever lives in the areas that the ad names, else in the countries of its cities.
const homesOf = ({ remote_locations, cities }: JobDetails) => {
  const named = remote_locations.map(({ name }) => name);
  const countries = cities.map(({ country }) => country.name);
  const areas = [...new Set(named.length > 0 ? named : countries)];
  return areas.length > 0 ? areas.map(area) : [area("Anywhere")];
};

const payOf = ({ salary_min: min, salary_max: max }: JobDetails): Thing | null =>
  min === null && max === null
    ? null
    : {
        "@type": "MonetaryAmount",
        currency: "EUR",
        value: {
          "@type": "QuantitativeValue",
          ...(min !== null && { minValue: min }),
          ...(max !== null && { maxValue: max }),
          unitText: "YEAR",
        },
      };

const placesOf = ({ cities }: JobDetails): Thing[] =>
  cities.map(({ name, country }) => ({
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: name,
      addressCountry: country.name,
    },
  }));

/**
 * A job as search engines for jobs read it; null where it is not open, for those list what can be
 * applied to, and somewhere. Our ads do not say for how many hours, so neither does this. Source: docs/product/being-found.md.
 */
export const jobStructuredData = (site: string, job: JobDetails) => {
  const { company, cities, remote } = job;
  const isSomewhere = cities.length > 0 || remote === 1;
  if (job.status !== "published" || !isSomewhere) return null;
  return describe({
    "@type": "JobPosting",
    title: job.title,
    description:
      buildJobHtml(job) || `<p>${company.short_description || "A job for developers."}</p>`,
    url: site + localized(jobPath(job)),
    identifier: { "@type": "PropertyValue", name: company.name, value: String(job.id) },
    datePosted: job.published_at,
    validThrough: job.expire_at,
    hiringOrganization: {
      "@type": "Organization",
      name: company.display_name,
      ...(company.logo_url && { logo: absoluteOn(site, company.logo_url) }),
    },
    jobLocation: cities.length > 0 ? placesOf(job) : null,
    jobLocationType: remote ? "TELECOMMUTE" : null,
    applicantLocationRequirements: remote ? homesOf(job) : null,
    baseSalary: payOf(job),
    // Here "direct" means on this page; an ad that applies directly elsewhere does not.
    directApply: !job.direct_apply,
    skills: job.skills.map(({ name }) => name).join(", ") || null,
  });
};
