import { api } from "@devguild/api-client/browser-api";
import { roundedHours, roundedJobs } from "@devguild/schemas/constants/site-data";
import { useQuery } from "@tanstack/react-query";
import { formatCount } from "@devguild/schemas/formats";

import { HomeFacts } from "../home/home-facts.tsx";

/** The platform's key figures for people who hire. */
export function BusinessFacts() {
  const site = useQuery(api.siteData.global.options()).data?.data;
  if (!site) return null;
  return (
    <HomeFacts
      facts={[
        { value: formatCount(site.total_companies), words: "companies hiring here" },
        { value: roundedJobs(site.total_active_jobs), words: "open jobs on the site" },
        {
          value: `${roundedHours(site.total_duration_in_hours)} h`,
          words: "of talks for developers",
        },
        {
          value: formatCount(site.total_articles),
          words: "articles in the magazine",
        },
      ]}
    />
  );
}
