import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tabs } from "./tabs.tsx";

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  args: {
    label: "Applications",
    current: "#applications",
    tabs: [
      { to: "#applications", label: "Applications", count: 4 },
      { to: "#saved", label: "Saved", count: 7 },
      { to: "#archived", label: "Archived", count: 12 },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const Plain: Story = {
  args: {
    label: "Company",
    current: "#story",
    tabs: [
      { to: "#story", label: "Story" },
      { to: "#jobs", label: "Jobs" },
      { to: "#people", label: "People" },
    ],
  },
};

export const CurrentOutOfView: Story = {
  args: { current: "#archived" },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation").getBoundingClientRect();
    const tab = canvas.getByRole("link", { name: /Archived/ }).getBoundingClientRect();
    await expect(tab.left).toBeGreaterThanOrEqual(bar.left - 1);
    await expect(tab.right).toBeLessThanOrEqual(bar.right + 1);
  },
};
