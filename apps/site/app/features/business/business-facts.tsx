import { api } from "@devguild/api-client/browser-api";
import { roundedHours, roundedJobs } from "@devguild/schemas/constants/site-data";
import { useQuery } from "@tanstack/react-query";

import { HomeFacts } from "../home/home-facts.tsx";

/** How much there is of everything, as those who hire see it. */
export function BusinessFacts() {
  const site = useQuery(api.siteData.global.options()).data?.data;
  if (!site) return null;
  return (
    <HomeFacts
      facts={[
        { value: site.total_companies.toLocaleString("en-GB"), words: "companies that hire here" },
        { value: roundedJobs(site.total_active_jobs), words: "open jobs that developers compare" },
        {
          value: `${roundedHours(site.total_duration_in_hours)} h`,
          words: "of talks that bring them here",
        },
        {
          value: site.total_articles.toLocaleString("en-GB"),
          words: "articles that bring them back",
        },
      ]}
    />
  );
}
