import type { Meta, StoryObj } from "@storybook/react-vite";
import { RelativeTime } from "./relative-time.tsx";

const now = new Date("2026-11-19T12:00:00Z");

const meta = {
  title: "Text/RelativeTime",
  component: RelativeTime,
  args: { date: "2026-11-16T09:00:00Z", now },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DaysAgo: Story = {};
export const Today: Story = { args: { date: "2026-11-19T08:00:00Z", capital: true } };
export const WeeksAgo: Story = { args: { date: "2026-10-02T08:00:00Z" } };
export const ToCome: Story = { args: { date: "2026-11-26T08:00:00Z" } };
