import { track } from "@devguild/consent/tracking";
import { TextLink } from "@devguild/design-system/text-link";
import type { Candidate } from "@devguild/schemas/applications";
import { IconBrandGithub, IconBrandLinkedin } from "@tabler/icons-react";

import classes from "./candidate-panel.module.css";
import type { Audience } from "./audience.ts";
import { outsideLink } from "./outside-link.ts";

const OUTSIDE = { linkComponent: "a", target: "_blank", rel: "noopener noreferrer" } as const;

/** Links to a candidate's pages on other sites. */
export function OutsideLinks({
  candidate,
  audience,
}: {
  candidate: Candidate;
  audience: Audience;
}) {
  const linkedin = outsideLink(candidate.developer.linkedin);
  const github = outsideLink(candidate.developer.github);
  if (!linkedin && !github) return null;
  return (
    <p className={classes.links}>
      {linkedin && (
        <TextLink
          {...OUTSIDE}
          to={linkedin}
          onClick={() => {
            if (audience === "company")
              track("candidate.linkedin-company-click", { candidate_id: candidate.id });
          }}
        >
          <IconBrandLinkedin size={16} stroke={1.75} aria-hidden /> LinkedIn
        </TextLink>
      )}
      {github && (
        <TextLink {...OUTSIDE} to={github}>
          <IconBrandGithub size={16} stroke={1.75} aria-hidden /> GitHub
        </TextLink>
      )}
    </p>
  );
}
