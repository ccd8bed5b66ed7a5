import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SalarySpread } from "./salary-spread.tsx";

const counts = [3, 5, 9, 14, 22, 18, 12, 8, 4];
const bars = counts.map((count, index) => ({
  from: index === 0 ? null : 55_000 + index * 5000,
  to: index === counts.length - 1 ? null : 60_000 + index * 5000,
  count,
}));

const meta = {
  title: "Jobs/SalarySpread",
  component: SalarySpread,
  args: { p10: 66_500, p25: 74_000, median: 81_000, p75: 89_500, p90: 97_000, bars },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof SalarySpread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("€81,000")).toBeVisible();
  },
};
export const WithoutBars: Story = { args: { bars: [] } };
export const AllTheSame: Story = {
  args: {
    p10: 70_000,
    p25: 70_000,
    median: 70_000,
    p75: 70_000,
    p90: 70_000,
    bars: [{ from: 70_000, to: 71_000, count: 6 }],
  },
};
