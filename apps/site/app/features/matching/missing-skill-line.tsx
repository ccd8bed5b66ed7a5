import { LinkButton } from "@devguild/design-system/link-button";
import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobFacets, JobFilterOptions } from "@devguild/schemas/jobs";
import { IconPlus } from "@tabler/icons-react";
import { formatCount } from "@devguild/schemas/formats";

import { findMissingSkill } from "./missing-skill.ts";

type Props = {
  /** Its look stands with the screen: sheets of what loads late are not there at the first paint. */
  className: string;
  developer: MatchDeveloper;
  found: JobFacets["found_skills"];
  skills: JobFilterOptions["skills"];
  /** Slugs of the skills that are searched for. */
  chosen: readonly string[];
  /** Where the search leads that asks for a skill too. */
  hrefWith: (slug: string) => string;
};

/** Which skill would open most of the jobs found. Loaded for developers with skills only. */
export default function MissingSkillLine({
  className,
  developer,
  found,
  skills,
  chosen,
  hrefWith,
}: Props) {
  const mine = new Set(developer.skills.map(({ id }) => id));
  const searched = skills.filter(({ slug }) => chosen.includes(slug)).map(({ id }) => id);
  const missing = findMissingSkill(found, mine, new Set(searched));
  const skill = skills.find(({ id }) => id === missing?.id);
  if (!missing || !skill) return null;
  return (
    <div className={className}>
      <p>
        You’re missing <strong>{skill.name}</strong> in {formatCount(missing.count)} of these jobs.
      </p>
      <LinkButton
        size="sm"
        to={hrefWith(skill.slug)}
        icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
      >
        Filter by {skill.name}
      </LinkButton>
    </div>
  );
}
