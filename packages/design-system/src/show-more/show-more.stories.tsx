import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShowMore } from "./show-more.tsx";

const meta = {
  title: "Navigation/ShowMore",
  component: ShowMore,
  args: { noun: "Jobs", shown: 12, total: 214, next: 12, to: "#more" },
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Thousands: Story = { args: { shown: 1200, total: 2140 } };
export const Last: Story = { args: { shown: 208 } };
export const AtEnd: Story = { args: { shown: 14, total: 14 } };
