import type { PublicCompany } from "@devguild/schemas/public-companies";

import { absoluteOn, describe } from "../structured-data/schema-org.ts";
import { companyPagePath } from "./company-path.ts";

const listProfiles = (company: PublicCompany) => {
  const profiles = [
    company.github_url,
    company.linkedin_url,
    company.twitter_url,
    company.instagram_url,
    company.facebook_url,
    company.tiktok_url,
  ].filter((url) => url !== null);
  return profiles.length > 0 ? profiles : null;
};

/**
 * Builds a company's structured data. Its URL is that of its own site, or of our page if it has none.
 * Source: docs/product/being-found.md.
 */
export const companyStructuredData = (site: string, company: PublicCompany) => {
  const { logo_url: logo, headquarters_city: city, founded } = company;
  const page = site + companyPagePath(company);
  return describe({
    "@type": "Organization",
    name: company.name,
    description: company.short_description || null,
    url: company.website_url ?? page,
    mainEntityOfPage: page,
    logo: logo === null ? null : absoluteOn(site, logo),
    image: absoluteOn(site, company.og_image),
    sameAs: listProfiles(company),
    foundingDate: founded === null ? null : String(founded),
    address: city && {
      "@type": "PostalAddress",
      addressLocality: city.name,
      addressCountry: city.country.name,
    },
  });
};
