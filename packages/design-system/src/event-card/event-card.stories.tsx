import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, LiveBadge } from "../badge/badge.tsx";
import { EventCard } from "./event-card.tsx";

const meta = {
  title: "Events/EventCard",
  component: EventCard,
  args: {
    event: {
      title: "The pager, unplugged",
      subtitle: "An evening about alerts that are allowed to sleep.",
      to: "#event",
      image: null,
      meta: "Thu 3 December 2026 · Online",
      speakers: ["Mara Lindholm", "Tomás Vidal"],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const Live: Story = { args: { badge: <LiveBadge /> } };
export const Registered: Story = { args: { badge: <Badge tone="ok">Registered</Badge> } };
export const LongTitle: Story = {
  args: {
    event: {
      ...meta.args.event,
      title: "Open Workshop: one slow query, six people, ninety minutes and whoever else wants to",
    },
  },
};
