import { api } from "@devguild/api-client/browser-api";
import { roundedHours, roundedJobs } from "@devguild/schemas/constants/site-data";
import { useQuery } from "@tanstack/react-query";
import { formatCount } from "@devguild/schemas/formats";

import { HomeFacts } from "../home/home-facts.tsx";

/** How much there is of everything, as those who hire see it. */
export function BusinessFacts() {
  const site = useQuery(api.siteData.global.options()).data?.data;
  if (!site) return null;
  return (
    <HomeFacts
      facts={[
        { value: formatCount(site.total_companies), words: "companies that hire here" },
        { value: roundedJobs(site.total_active_jobs), words: "open jobs that developers compare" },
        {
          value: `${roundedHours(site.total_duration_in_hours)} h`,
          words: "of talks that bring them here",
        },
        {
          value: formatCount(site.total_articles),
          words: "articles that bring them back",
        },
      ]}
    />
  );
}
