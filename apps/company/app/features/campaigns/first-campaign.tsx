import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";

import { buildCampaignLinks } from "./campaign-links.ts";

/** What campaigns are, for a company that has had neither one nor a membership for them. */
export function FirstCampaign() {
  return (
    <EmptyState
      headingLevel={3}
      title="No campaigns yet"
      actions={
        <LinkButton to={buildCampaignLinks(false).campaigns("EMPLOYER_BRANDING")}>
          Open campaigns
        </LinkButton>
      }
    >
      Show developers what you make and stand for, on our pages and in our newsletters. A draft
      needs no membership.
    </EmptyState>
  );
}
