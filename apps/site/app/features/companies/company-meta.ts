import { pageMeta } from "@devguild/app-shell/page-meta";
import type { PublicCompany } from "@devguild/schemas/public-companies";
import type { MetaDescriptor } from "react-router";

import { companyPagePath } from "./company-path.ts";

type Described = Pick<PublicCompany, "name" | "short_description" | "headquarters" | "open_jobs">;

/** A sentence or two about a company, of what is known about it. */
export const describeCompany = ({ name, short_description, headquarters, open_jobs }: Described) =>
  [
    short_description && `${name}: ${short_description}`,
    headquarters ? `${short_description ? "It sits" : `${name} sits`} in ${headquarters}.` : "",
    open_jobs > 0 && `${open_jobs === 1 ? "1 open job" : `${open_jobs} open jobs`} for developers.`,
  ]
    .filter(Boolean)
    .join(" ") || `${name} and its jobs for developers.`;

/** What a company's page says of itself; nothing where it did not load. */
export const companyMeta = (
  matches: Parameters<typeof pageMeta>[0],
  company: PublicCompany | undefined,
  more?: MetaDescriptor[],
): MetaDescriptor[] =>
  company
    ? pageMeta(matches, {
        title:
          company.open_jobs > 0
            ? `${company.name}: the company and its ${company.open_jobs === 1 ? "open job" : `${company.open_jobs} open jobs`}`
            : company.name,
        description: describeCompany(company),
        path: companyPagePath(company),
        image: company.og_image,
        more,
      })
    : [];
