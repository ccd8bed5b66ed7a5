import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SalaryBar } from "./salary-bar.tsx";

const meta = {
  title: "Jobs/SalaryBar",
  component: SalaryBar,
  args: {
    offer: { min: 78_000, max: 96_000 },
    market: { ads: 37, p10: 58_000, median: 84_000, p90: 112_000 },
    scope: "Market for senior Go in Germany, 37 ads",
  },
  decorators: [(Story) => <div style={{ width: 300, maxWidth: "100%" }}>{Story()}</div>],
} satisfies Meta<typeof SalaryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InList: Story = {};
export const OnJobPage: Story = {
  args: { size: "lg" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(String(args.scope))).toBeVisible();
  },
};
export const MedianNearEnd: Story = {
  args: { size: "lg", market: { ads: 37, p10: 58_000, median: 60_000, p90: 112_000 } },
};
export const NotStatedOnJobPage: Story = { args: { size: "lg", offer: null } };
export const NoMarketYet: Story = { args: { market: null } };
export const NotStated: Story = { args: { offer: null } };
export const NoData: Story = { args: { offer: null, market: null } };
export const FewAds: Story = {
  args: { size: "lg", market: { ads: 7, p10: 86_400, median: 90_000, p90: 92_800 } },
};
export const WiderThanMarket: Story = {
  args: { size: "lg", market: { ads: 37, p10: 86_400, median: 90_000, p90: 92_800 } },
};
export const AboveMarket: Story = { args: { offer: { min: 120_000, max: 150_000 } } };
