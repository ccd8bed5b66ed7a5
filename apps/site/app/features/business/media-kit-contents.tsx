import { api } from "@devguild/api-client/browser-api";
import { roundedHours, roundedJobs } from "@devguild/schemas/constants/site-data";
import { formatCount } from "@devguild/schemas/formats";
import { formatPrice } from "@devguild/schemas/prices";
import type { GlobalSiteData } from "@devguild/schemas/site-data";
import { useQuery } from "@tanstack/react-query";

import classes from "./media-kit-contents.module.css";

const listFigures = (site: GlobalSiteData) => [
  { name: "Open jobs", value: roundedJobs(site.total_active_jobs) },
  { name: "Companies", value: formatCount(site.total_companies) },
  {
    name: "Talks and conversations",
    value: `${roundedHours(site.total_duration_in_hours)} hours`,
  },
  { name: "Articles", value: formatCount(site.total_articles) },
];

/** What the email with the media kit says: today's figures, and the memberships with their prices. */
export default function MediaKitContents() {
  const site = useQuery(api.siteData.global.options()).data?.data;
  const employers = useQuery(api.memberships.employerBranding.options()).data?.data ?? [];
  const products = useQuery(api.memberships.marketing.options()).data?.data ?? [];
  const plans = [...employers, ...products];
  if (!site) return null;
  return (
    <aside className={classes.kit} aria-labelledby="kit">
      <h2 id="kit" className={classes.title}>
        What we’ll send you
      </h2>
      <h3 className={classes.part}>Today’s figures</h3>
      <dl className={classes.figures}>
        {listFigures(site).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {plans.length > 0 && (
        <>
          <h3 className={classes.part}>Memberships</h3>
          <ul className={classes.plans}>
            {plans.map((plan) => (
              <li key={plan.id}>
                <p className={classes.price}>
                  <strong>{plan.name}</strong>
                  <span>
                    <strong>{formatPrice(plan.price_cents_month)}</strong> a month
                  </span>
                </p>
                <p className={classes.features}>
                  {plan.features.join(", ")}. For {plan.duration_months} months, plus VAT.
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
