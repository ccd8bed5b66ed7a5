import { AppLink } from "@devguild/app-shell/app-frame";
import { CoverArt } from "@devguild/design-system/cover-art";
import { LogoTile } from "@devguild/design-system/logo-tile";
import type { JobDetails } from "@devguild/schemas/jobs";
import { pluralize } from "@devguild/schemas/formats";
import { IconBriefcase, IconMapPin, IconUsers } from "@tabler/icons-react";

import { employerPath } from "../companies/company-path.ts";
import classes from "./company-card.module.css";

type Props = {
  company: JobDetails["company"];
  /** The job's own picture if it has one, else the company's. */
  cover: string | null;
};

/** A card about a job's company. */
export function CompanyCard({ company, cover }: Props) {
  const origin = [company.headquarters, company.founded && `founded ${company.founded}`].filter(
    Boolean,
  );
  const page = employerPath(company);
  return (
    <section className={classes.card} aria-label="The company">
      <CoverArt title={company.display_name} src={cover} ratio="banner" square />
      <div className={classes.body}>
        <LogoTile
          name={company.display_name}
          src={company.logo_url}
          size={48}
          className={classes.logo}
        />
        <h2 className={classes.name}>
          {page ? (
            <AppLink to={page} className={`touch ${classes.link}`}>
              {company.display_name}
            </AppLink>
          ) : (
            company.display_name
          )}
        </h2>
        <p className={classes.about}>{company.short_description}</p>
        <ul className={classes.facts}>
          {company.employees && (
            <li>
              <IconUsers size={16} stroke={1.6} aria-hidden /> {company.employees}
            </li>
          )}
          {origin.length > 0 && (
            <li>
              <IconMapPin size={16} stroke={1.6} aria-hidden /> {origin.join(", ")}
            </li>
          )}
          <li>
            <IconBriefcase size={16} stroke={1.6} aria-hidden />
            {pluralize(company.open_jobs, "open job")}
          </li>
        </ul>
      </div>
    </section>
  );
}
