import { LinkButton } from "@devguild/design-system/link-button";
import type { JobFacets, JobFilterOptions } from "@devguild/schemas/jobs";
import { IconPlus } from "@tabler/icons-react";

import { missingSkillOf } from "./missing-skill.ts";
import classes from "./missing-skill-line.module.css";
import { useMatching } from "./use-match.ts";

type Props = {
  found: JobFacets["found_skills"];
  skills: JobFilterOptions["skills"];
  /** Slugs of the skills that are searched for. */
  chosen: readonly string[];
  /** Where the search leads that asks for a skill too. */
  hrefWith: (slug: string) => string;
};

/** Which skill would open most of the jobs found; nothing for guests and developers without skills. */
export function MissingSkillLine({ found, skills, chosen, hrefWith }: Props) {
  const matching = useMatching();
  if (!matching) return null;
  const mine = new Set(matching.developer.skills.map(({ id }) => id));
  const searched = skills.filter(({ slug }) => chosen.includes(slug)).map(({ id }) => id);
  const missing = missingSkillOf(found, mine, new Set(searched));
  const skill = skills.find(({ id }) => id === missing?.id);
  if (!missing || !skill) return null;
  return (
    <div className={classes.line}>
      <p>
        You miss <strong>{skill.name}</strong> in {missing.count.toLocaleString("en-GB")} of these
        jobs.
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
