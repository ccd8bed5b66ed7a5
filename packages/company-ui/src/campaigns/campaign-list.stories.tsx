import type { Campaign, CampaignList as List } from "@devguild/schemas/campaigns";
import { CAMPAIGN_STATUSES } from "@devguild/schemas/constants/campaigns";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQuery } from "@tanstack/react-query";
import { expect, fn } from "storybook/test";

import { StoryApp } from "../viewer/story-app.tsx";
import { CampaignList } from "./campaign-list.tsx";

const campaign = (id: number, differences: Partial<Campaign> = {}): Campaign => ({
  id,
  type: "EMPLOYER_BRANDING",
  title: "Work on harbours that run themselves",
  description_html: "<p>Meet the team.</p>",
  channel: "banner",
  url: "https://tidewerk.example/jobs",
  image_url: null,
  starts_on: "2026-11-01",
  ends_on: "2026-12-15",
  status: CAMPAIGN_STATUSES.LIVE,
  phase: "running",
  link: null,
  metrics: { impressions: 18_402, clicks: 311, leads: 12 },
  created_at: "2026-10-20T08:00:00Z",
  updated_at: "2026-11-18T08:00:00Z",
  ...differences,
});

const toList = (data: readonly Campaign[], count = data.length): List => ({
  data: [...data],
  meta: { current_page: 1, last_page: 1, per_page: 30, total: data.length },
  counts: { EMPLOYER_BRANDING: count, MARKETING: 0 },
  memberships: {
    EMPLOYER_BRANDING: { active: true, ended_on: null },
    MARKETING: { active: false, ended_on: null },
  },
  click_rates: { EMPLOYER_BRANDING: null, MARKETING: null },
});

type Props = {
  /** Answers the call that lists the campaigns. */
  fetchList: () => Promise<List>;
  onCreate: () => void;
};

function FetchedList({ fetchList, onCreate }: Props) {
  const list = useQuery({ queryKey: ["campaigns"], queryFn: fetchList });
  return (
    <CampaignList
      companyId={1}
      type="EMPLOYER_BRANDING"
      list={list}
      page={list.data}
      openId={null}
      shownId={1}
      links={{ campaigns: (type, id) => `#${type}-${id ?? ""}`, membership: () => "#membership" }}
      onCreate={onCreate}
    />
  );
}

const meta = {
  title: "Company/CampaignList",
  component: FetchedList,
  args: {
    fetchList: async () =>
      toList([
        campaign(1),
        campaign(2, { title: "Draft without dates", phase: "draft", starts_on: null }),
        campaign(3, {
          title: "Why a shift planner of twenty people moves more containers than a crane of steel",
          phase: "ended",
        }),
      ]),
    onCreate: fn(),
  },
  decorators: [(Story) => <StoryApp>{Story()}</StoryApp>],
} satisfies Meta<typeof FetchedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole("link", { name: /^Work on harbours/ });
    await expect(shown).toHaveAttribute("aria-current", "true");
  },
};
export const Empty: Story = {
  args: { fetchList: async () => toList([]) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Write the first campaign" }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
export const NothingMatches: Story = { args: { fetchList: async () => toList([], 3) } };
export const Failing: Story = {
  args: { fetchList: () => Promise.reject(new Error("The API is down.")) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your campaigns didn’t load.")).toBeVisible();
  },
};
export const Loading: Story = { args: { fetchList: () => new Promise(() => {}) } };
