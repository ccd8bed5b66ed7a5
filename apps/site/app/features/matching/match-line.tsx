import { LinkButton } from "@devguild/design-system/link-button";
import type { MatchDeveloper } from "@devguild/matching/types";
import type { JobFacets, JobFilterOptions } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconPlus } from "@tabler/icons-react";
import { formatCount } from "@devguild/schemas/formats";

import { findMissingSkill } from "./missing-skill.ts";
import { CHECK_MATCH } from "./use-match.ts";

type Props = {
  /** Styled by the screen, because a lazy component's own style sheets would be missing at the first paint. */
  className: string;
  /** Null for guests without skills. */
  developer: MatchDeveloper | null;
  found: JobFacets["found_skills"];
  skills: JobFilterOptions["skills"];
  /** Slugs of the skills in the search. */
  chosen: readonly string[];
};

/** Names the missing skill that most of the jobs found require; invites guests to add their skills. */
export default function MatchLine({ className, developer, found, skills, chosen }: Props) {
  const user = useCurrentUser();
  if (!developer)
    return (
      <div className={className}>
        <p>Add your skills and see your match on every job.</p>
        <LinkButton size="sm" to={CHECK_MATCH}>
          Check your match
        </LinkButton>
      </div>
    );
  const ownSkills = new Set(developer.skills.map(({ id }) => id));
  const searched = skills.filter(({ slug }) => chosen.includes(slug)).map(({ id }) => id);
  const missing = findMissingSkill(found, ownSkills, new Set(searched));
  const skill = skills.find(({ id }) => id === missing?.id);
  if (!missing || !skill) return null;
  return (
    <div className={className}>
      <p>
        {formatCount(missing.count)} of these jobs ask for <strong>{skill.name}</strong>. Know it?
      </p>
      <LinkButton
        size="sm"
        to={user ? `${localized("/user/profile")}#skills` : CHECK_MATCH}
        icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
      >
        Add {skill.name}
      </LinkButton>
    </div>
  );
}
