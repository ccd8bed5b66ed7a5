import { Heading } from "@devguild/design-system/heading";
import type { Campaign, CampaignFigures } from "@devguild/schemas/campaigns";
import { useId } from "react";

import { formatShare, toRate } from "../job-figures/describe-figures.ts";
import classes from "./campaign-detail.module.css";

const FURTHER_SHOWN = 5;
const HEADROOM = 1.1;

type Props = { figures: CampaignFigures; others: readonly Campaign[] };

const toWidth = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The click rates of a campaign and of the company's best others; nothing without both. */
export function CampaignRates({ figures: { campaign, usual }, others }: Props) {
  const id = useId();
  const rated = [campaign, ...others.filter((each) => each.id !== campaign.id)].flatMap((each) => {
    const rate = toRate(each.metrics.clicks, each.metrics.impressions);
    return rate === null ? [] : [{ campaign: each, rate }];
  });
  const rows = [
    ...rated.filter((row) => row.campaign.id === campaign.id),
    ...rated
      .filter((row) => row.campaign.id !== campaign.id)
      .toSorted((a, b) => b.rate - a.rate)
      .slice(0, FURTHER_SHOWN),
  ];
  if (rows.length < 2 || rows[0]?.campaign.id !== campaign.id) return null;
  const top = Math.max(...rows.map(({ rate }) => rate), usual?.click_rate ?? 0) * HEADROOM || 1;
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.blockHead}>
        <Heading level={2} size="lg" id={id}>
          Click rate by campaign
        </Heading>
        {usual && (
          <span className={classes.quiet}>your median is {formatShare(usual.click_rate)}</span>
        )}
      </div>
      <ul className={classes.rates}>
        {rows.map(({ campaign: each, rate }) => (
          <li key={each.id} data-own={each.id === campaign.id || undefined}>
            <span className={classes.rateName}>{each.title}</span>
            {/* Decoration: the figure beside it says the same. */}
            <span className={classes.rateBar} aria-hidden>
              <i style={{ width: toWidth(rate / top) }} />
              {usual && <b style={{ left: toWidth(usual.click_rate / top) }} />}
            </span>
            <span className={classes.rate}>{formatShare(rate)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
