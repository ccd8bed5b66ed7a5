import type { ElementType } from "react";
import { pluralize } from "@devguild/schemas/formats";
import { Badge } from "../badge/badge.tsx";
import { Link } from "../link/link.tsx";
import { LogoTile } from "../logo-tile/logo-tile.tsx";
import { SkillTag } from "../skill-tag/skill-tag.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import classes from "./company-card.module.css";

export interface CompanyCardView {
  name: string;
  to: string;
  logo: string | null;
  /** A formatted text: "Water networks · Rotterdam". */
  line: string;
  about: string;
  /** Its tech stack; each skill links to the companies that use it. */
  skills: readonly { name: string; to: string }[];
  /** The number of open jobs, and the link to them. */
  jobs: { count: number; to: string };
  /** A formatted text: "51–200 people". */
  people: string | null;
  /** Whether its page has stories. */
  tells: boolean;
}

export interface CompanyCardProps {
  company: CompanyCardView;
  headingLevel?: 2 | 3 | 4;
  linkComponent?: ElementType | undefined;
}

/** A company in a list: name, industry, tech stack and open jobs. */
export function CompanyCard({ company, headingLevel = 3, linkComponent }: CompanyCardProps) {
  const Title = `h${headingLevel}` as const;
  const { count } = company.jobs;
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <LogoTile name={company.name} src={company.logo} />
        <div className={classes.who}>
          <Title className={classes.name}>
            <Link
              to={company.to}
              className={classes.link}
              linkComponent={linkComponent}
              data-track-part="details"
            >
              {company.name}
            </Link>
          </Title>
          <p className={classes.line}>{company.line}</p>
        </div>
        {company.tells && <Badge tone="line">Stories</Badge>}
      </header>
      <p className={classes.about}>{company.about}</p>
      {company.skills.length > 0 && (
        <ul className={classes.skills} aria-label="Tech stack">
          {company.skills.map(({ name, to }) => (
            <li key={name}>
              <Link to={to} linkComponent={linkComponent} data-track-part="category">
                <SkillTag>{name}</SkillTag>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <footer className={classes.foot}>
        {count > 0 ? (
          <TextLink to={company.jobs.to} linkComponent={linkComponent} data-track-part="details">
            {pluralize(count, "open job")}
            <span className="visually-hidden"> at {company.name}</span>
          </TextLink>
        ) : (
          <span>No open jobs</span>
        )}
        <span>{company.people}</span>
      </footer>
    </article>
  );
}
