import type { EmploymentType } from "@devguild/schemas/constants/catalogue";
import { buildJobHtml } from "@devguild/schemas/constants/job-texts";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobCard, JobDetails } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";

import { absoluteOn, describe, type Thing } from "../structured-data/schema-org.ts";

const EMPLOYMENT: Record<EmploymentType, string> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  freelance: "CONTRACTOR",
  internship: "INTERN",
};

const toCountry = (name: string): Thing => ({ "@type": "Country", name });

// Remote workers have to live in the countries of the areas that the ad names, else in those of its
// cities. Search engines for jobs want countries; they don't know regions such as the European Union.
const listRemoteCountries = ({ remote_countries, cities }: JobDetails): Thing[] => {
  const own = cities.map(({ country }) => country.name);
  const countries = [...new Set(remote_countries.length > 0 ? remote_countries : own)];
  // An ad that doesn't say from where is open to everyone.
  return countries.length > 0
    ? countries.map(toCountry)
    : [{ "@type": "AdministrativeArea", name: "Anywhere" }];
};

const buildSalary = ({ salary_min: min, salary_max: max }: JobDetails): Thing | null =>
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

const listPlaces = ({ cities }: JobDetails): Thing[] =>
  cities.map(({ name, country }) => ({
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: name,
      addressCountry: country.name,
    },
  }));

/** Names jobs and their pages, for the structured data of a list. */
export const toListed = (jobs: readonly JobCard[]) =>
  jobs.map((job) => ({ name: job.title, path: localized(jobPath(job)) }));

/**
 * Builds a job's structured data; null unless people can apply for it somewhere: it must be open, and in a
 * city or remote. Source: docs/product/being-found.md.
 */
export const jobStructuredData = (site: string, job: JobDetails) => {
  const { company, cities, remote } = job;
  const hasLocation = cities.length > 0 || remote === 1;
  if (job.status !== "published" || !hasLocation) return null;
  return describe({
    "@type": "JobPosting",
    title: job.title,
    description:
      buildJobHtml(job) || `<p>${company.short_description || "A job for developers."}</p>`,
    url: site + localized(jobPath(job)),
    identifier: { "@type": "PropertyValue", name: company.name, value: String(job.id) },
    employmentType: EMPLOYMENT[job.employment_type],
    datePosted: job.published_at,
    validThrough: job.expire_at,
    hiringOrganization: {
      "@type": "Organization",
      name: company.display_name,
      ...(company.logo_url && { logo: absoluteOn(site, company.logo_url) }),
    },
    jobLocation: cities.length > 0 ? listPlaces(job) : null,
    jobLocationType: remote ? "TELECOMMUTE" : null,
    applicantLocationRequirements: remote ? listRemoteCountries(job) : null,
    baseSalary: buildSalary(job),
    // Google's "direct" means on this page; our `direct_apply` means on the company's own site.
    directApply: !job.direct_apply,
    skills: job.skills.map(({ name }) => name).join(", ") || null,
  });
};
