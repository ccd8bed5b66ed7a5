import type { Meta, StoryObj } from "@storybook/react-vite";
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
