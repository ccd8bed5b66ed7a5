import { LinkButton } from "@devguild/design-system/link-button";
import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobFacets, JobFilterOptions } from "@devguild/schemas/jobs";
import { IconPlus } from "@tabler/icons-react";
import { formatCount } from "@devguild/schemas/formats";

import { findMissingSkill } from "./missing-skill.ts";

type Props = {
  /** Styled by the screen, because a lazy component's own style sheets would be missing at the first paint. */
  className: string;
  developer: MatchDeveloper;
  found: JobFacets["found_skills"];
  skills: JobFilterOptions["skills"];
  /** Slugs of the skills in the search. */
  chosen: readonly string[];
  /** Returns the address of the search with this skill added. */
  hrefWith: (slug: string) => string;
};

/** Names the missing skill that most of the jobs found require. Loaded only for developers with skills. */
export default function MissingSkillLine({
  className,
  developer,
  found,
  skills,
  chosen,
  hrefWith,
}: Props) {
  const ownSkills = new Set(developer.skills.map(({ id }) => id));
  const searched = skills.filter(({ slug }) => chosen.includes(slug)).map(({ id }) => id);
  const missing = findMissingSkill(found, ownSkills, new Set(searched));
  const skill = skills.find(({ id }) => id === missing?.id);
  if (!missing || !skill) return null;
  return (
    <div className={className}>
      <p>
        {formatCount(missing.count)} of these jobs ask for <strong>{skill.name}</strong>, which
        isn’t in your skills.
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
