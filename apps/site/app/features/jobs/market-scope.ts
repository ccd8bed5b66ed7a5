import type { JobCard } from "@devguild/schemas/jobs";
import { formatCount } from "@devguild/schemas/formats";

type JobWithMarket = Pick<JobCard, "skills" | "seniorities" | "cities" | "market_salary">;

/** Describes the basis of a job's market salary: "Market for senior Go in Germany, 37 ads". */
export const describeMarketScope = ({
  skills,
  seniorities,
  cities,
  market_salary,
}: JobWithMarket) =>
  market_salary
    ? `Market for ${seniorities[0]?.title.toLowerCase()} ${skills[0]?.name} in ${cities[0]?.country.name}, ${formatCount(market_salary.ads)} ads`
    : undefined;
