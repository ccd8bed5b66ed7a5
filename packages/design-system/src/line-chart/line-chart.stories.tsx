import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LineChart } from "./line-chart.tsx";

const days = Array.from(
  { length: 18 },
  (_, index) => `2026-11-${String(index + 2).padStart(2, "0")}`,
);
const clicks = [42, 61, 58, 66, 71, 38, 35, 74, 88, 92, 86, 97, 52, 49, 101, 109, 96, 87];
const before = [30, 44, 52, 47, 49, 28, 22, 41, 50, 55, 43, 46, 27, 24, 39, 42, 36, 33];

const meta = {
  title: "Charts/LineChart",
  component: LineChart,
  args: {
    label: "Clicks a day since 2 November, against Hands on the crane",
    days,
    line: { name: "clicks", endLabel: "1,302 clicks", values: clicks },
    comparison: { name: "Hands on the crane", values: before },
  },
  decorators: [(Story) => <div style={{ maxWidth: 800 }}>{Story()}</div>],
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithComparison: Story = {};
export const Alone: Story = { args: { comparison: undefined } };
export const Selected: Story = { args: { selected: true } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole("slider");
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(plot).toHaveAttribute(
      "aria-valuetext",
      "17 Nov: 109 clicks, 42 Hands on the crane",
    );
    await userEvent.keyboard("{Home}");
    await expect(plot).toHaveAttribute("aria-valuetext", "2 Nov: 42 clicks, 30 Hands on the crane");
  },
};
export const ComparisonEndsEarlier: Story = {
  args: {
    comparison: { name: "Ask our schedulers", values: [80, 61, 12, ...Array(15).fill(null)] },
  },
};
export const NothingYet: Story = {
  args: { comparison: undefined, line: { name: "clicks", values: days.map(() => 0) } },
};
export const FirstDay: Story = {
  args: {
    days: ["2026-11-02"],
    comparison: undefined,
    line: { name: "clicks", values: [3] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("First figures tomorrow")).toBeVisible();
  },
};
export const AYear: Story = {
  args: {
    days: Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    ),
    line: {
      name: "views",
      endLabel: "48,210 views",
      values: Array.from({ length: 365 }, (_, index) => 80 + ((index * 37) % 61) + index / 4),
    },
    comparison: undefined,
    format: (value) => String(Math.round(value)),
  },
};
