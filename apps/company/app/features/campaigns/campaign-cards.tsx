import {
  CHANNELS,
  formatClickRate,
  formatRun,
  PHASES,
  TYPE_LABELS,
} from "@devguild/company-ui/campaign-words";
import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { Status } from "@devguild/design-system/status";
import { TextLink } from "@devguild/design-system/text-link";
import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";
import type { CampaignType } from "@devguild/schemas/constants/campaigns";
import { pluralize } from "@devguild/schemas/formats";

import classes from "./campaign-cards.module.css";
import { buildCampaignLinks } from "./campaign-links.ts";

type Props = { type: CampaignType; campaigns: CompanyDashboard["marketing"] };

/** The newest campaigns of a type on the dashboard, each leading to its figures. */
export function CampaignCards({ type, campaigns }: Props) {
  const { campaigns: toCampaigns } = buildCampaignLinks(false);
  if (campaigns.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title={`No ${TYPE_LABELS[type].toLowerCase()} campaigns yet`}
        actions={<LinkButton to={toCampaigns(type)}>Open campaigns</LinkButton>}
      >
        Your newest ones appear here, with what comes of them.
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.box}>
        {campaigns.map((campaign) => {
          const { label, tone } = PHASES[campaign.phase];
          return (
            <li key={campaign.id} className={classes.row}>
              <TextLink to={toCampaigns(type, campaign.id)} className={classes.title}>
                {campaign.title}
              </TextLink>
              <span className={classes.meta}>
                <Status tone={tone}>{label}</Status>
                {CHANNELS[campaign.channel].label}, {formatRun(campaign)}
              </span>
              <span className={classes.clicks}>
                {campaign.phase === "draft" ? "–" : pluralize(campaign.metrics.clicks, "click")}
              </span>
              <span className={classes.rate}>
                <span className="visually-hidden">Click rate: </span>
                {formatClickRate(campaign)}
              </span>
            </li>
          );
        })}
      </ul>
      <TextLink to={toCampaigns(type)} className={classes.all}>
        All {TYPE_LABELS[type].toLowerCase()} campaigns
      </TextLink>
    </>
  );
}
