import { CAMPAIGN_NAME } from "@devguild/schemas/constants/campaigns";

/** Finds the campaign that an address names; null if there is none. Pure. */
export const readCampaign = (search: string): number | null => {
  const name = new URLSearchParams(search).get("utm_campaign") ?? "";
  const id = name.startsWith(CAMPAIGN_NAME) ? name.slice(CAMPAIGN_NAME.length) : "";
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
};

// Only in this page's memory: nothing is stored in the browser.
let visited: number | null = null;
const reported = new Set<number>();

/** Notes the campaign through which somebody came, if the page's address names one. */
export const noteCampaign = () => {
  visited = readCampaign(location.search) ?? visited;
};

/**
 * Returns the campaign through which somebody came in this visit and who wants to apply to a job now;
 * null if there is none, or if they pressed the job's button before.
 */
export const takeLead = (jobId: number): number | null => {
  noteCampaign();
  if (visited === null || reported.has(jobId)) return null;
  reported.add(jobId);
  return visited;
};
