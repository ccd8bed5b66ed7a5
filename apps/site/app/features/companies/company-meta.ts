import { pageMeta } from "@devguild/app-shell/page-meta";
import type { PublicCompany } from "@devguild/schemas/public-companies";
import { pluralize } from "@devguild/schemas/formats";
import type { MetaDescriptor } from "react-router";

import { companyPagePath } from "./company-path.ts";

type Described = Pick<PublicCompany, "name" | "short_description" | "headquarters" | "open_jobs">;

/** Describes a company in a sentence or two, from whatever is known. */
export const describeCompany = ({ name, short_description, headquarters, open_jobs }: Described) =>
  [
    short_description && `${name}: ${short_description}`,
    headquarters ? `${short_description ? "Based" : `${name} is based`} in ${headquarters}.` : "",
    open_jobs > 0 && `${pluralize(open_jobs, "open job")} for developers.`,
  ]
    .filter(Boolean)
    .join(" ") || `${name} and its developer jobs.`;

/** Returns the meta tags of a company's page; none if it did not load. */
export const companyMeta = (
  matches: Parameters<typeof pageMeta>[0],
  company: PublicCompany | undefined,
  more?: MetaDescriptor[],
): MetaDescriptor[] =>
  company
    ? pageMeta(matches, {
        title:
          company.open_jobs > 0
            ? `${company.name}: company profile and ${pluralize(company.open_jobs, "open job")}`
            : company.name,
        description: describeCompany(company),
        path: companyPagePath(company),
        image: company.og_image,
        more,
      })
    : [];
