import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MedianRows } from "./median-rows.tsx";

const meta = {
  title: "Jobs/MedianRows",
  component: MedianRows,
  args: {
    rows: [
      { id: 1, label: "Junior", median: null, note: "3 ads" },
      { id: 2, label: "Intermediate", median: 66_500, note: "21 ads" },
      { id: 3, label: "Senior", median: 84_000, note: "37 ads" },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof MedianRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Too few ads")).toBeVisible();
  },
};
export const NoData: Story = {
  args: { rows: [{ id: 1, label: "Junior", median: null, note: "0 ads" }] },
};
