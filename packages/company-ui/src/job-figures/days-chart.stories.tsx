import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { DaysChart } from "./days-chart.tsx";

const VIEWS = [42, 61, 58, 66];

const meta = {
  title: "Company/DaysChart",
  component: DaysChart,
  args: {
    csvHref: "#csv",
    figures: {
      from: "2026-11-02",
      to: "2026-11-05",
      days: VIEWS.map((views, at) => ({
        day: `2026-11-0${at + 2}`,
        views,
        viewers: views - 9,
        apply_clicks: at + 3,
        applications: at,
      })),
      totals: { views: 227, viewers: 191, apply_clicks: 18, applications: 6 },
      before: { views: 150, viewers: 128, apply_clicks: 11, applications: 2 },
      views_before: [30, 44, 52, 24],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 800 }}>{Story()}</div>],
} satisfies Meta<typeof DaysChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Views: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider", { name: "Views a day, 2 Nov to 5 Nov" })).toBeVisible();
    await expect(canvas.getAllByText("150 before")[0]).toBeInTheDocument();
  },
};
export const Applications: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Figure"), "Applications");
    await expect(canvas.getByRole("heading", { name: "Applications a day" })).toBeVisible();
    // Only views are compared with the days before.
    await expect(canvas.queryByText("150 before")).toBeNull();
  },
};
export const Table: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Table"));
    await expect(
      canvas.getByRole("row", { name: "Day Views Viewers Apply clicks Applications" }),
    ).toBeVisible();
    await expect(canvas.getByRole("row", { name: "5 Nov 66 57 6 3" })).toBeVisible();
  },
};
