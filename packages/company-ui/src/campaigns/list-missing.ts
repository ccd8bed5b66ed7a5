import type { Campaign } from "@devguild/schemas/campaigns";
import { CAMPAIGN_MESSAGES as M } from "@devguild/schemas/constants/campaigns";

/** Lists what a campaign needs before it can go live on a day. Pure. */
export const listMissing = (
  { url, starts_on: first, ends_on: last }: Pick<Campaign, "url" | "starts_on" | "ends_on">,
  today: string,
): string[] => [
  ...(url === null ? [M.linkRequired] : []),
  ...(first === null ? [M.startRequired] : []),
  ...(last === null ? [M.endRequired] : []),
  ...(last !== null && last < today ? [M.endPast] : []),
];
