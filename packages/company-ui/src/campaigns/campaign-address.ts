import {
  CAMPAIGN_CHANNELS,
  CAMPAIGN_STATUSES,
  type CampaignOrder,
  type CampaignType,
} from "@devguild/schemas/constants/campaigns";
import { type AddressState, number, oneOf, text } from "@devguild/session/addresses";

const LIST_ORDERS = [
  "created_at",
  "ctr",
  "clicks",
  "ends_on",
  "title",
] as const satisfies readonly CampaignOrder[];
type ListOrder = (typeof LIST_ORDERS)[number];

/** How many campaigns a page shows. */
export const CAMPAIGNS_PER_PAGE = 30;

/** The query parameters of a company's campaigns: search, filters, order, page, and what the chart compares with. */
export const CAMPAIGN_LIST = {
  search: text,
  status: oneOf(Object.values(CAMPAIGN_STATUSES), null),
  channel: oneOf(CAMPAIGN_CHANNELS, null),
  order: oneOf<ListOrder>(LIST_ORDERS, "created_at"),
  page: { ...number, max: 10_000, defaultValue: 1 },
  against: number,
};
export type CampaignListState = AddressState<typeof CAMPAIGN_LIST>;

const PATHS: Record<CampaignType, string> = {
  EMPLOYER_BRANDING: "employer-branding",
  MARKETING: "marketing",
};

/** Returns what a type of campaigns is called in addresses. */
export const toTypePath = (type: CampaignType) => PATHS[type];

/** Finds the type of campaigns of an address; undefined if there is none. */
export const readTypePath = (path: string | undefined): CampaignType | undefined =>
  (Object.keys(PATHS) as CampaignType[]).find((type) => PATHS[type] === path);

// The end first that comes first, titles from A to Z, everything else from the top.
const ASCENDING: ReadonlySet<ListOrder> = new Set(["ends_on", "title"]);

/** Returns the input of the call that lists a company's campaigns of a type as the URL says. */
export const toCampaignsCall = (
  companyId: number,
  type: CampaignType,
  { search, status, channel, order, page }: CampaignListState,
) => ({
  params: { id: companyId },
  query: {
    type,
    search,
    page,
    per_page: CAMPAIGNS_PER_PAGE,
    order_by: order,
    order_by_direction: ASCENDING.has(order) ? ("asc" as const) : ("desc" as const),
    ...(status !== null && { status }),
    ...(channel !== null && { channel }),
  },
});
