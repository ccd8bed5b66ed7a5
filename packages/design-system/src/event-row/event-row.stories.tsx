import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/badge.tsx";
import { EventRow } from "./event-row.tsx";

const meta = {
  title: "Events/EventRow",
  component: EventRow,
  args: {
    title: "Bridges that stand: services that outlive their authors",
    to: "#event",
    date: { day: "3", month: "Dec" },
    meta: "Thursday, 17:00, Vienna time · Online",
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof EventRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Registered: Story = { args: { end: <Badge tone="ok">Registered</Badge> } };
export const Narrow: Story = {
  args: { end: <Badge tone="ok">Registered</Badge> },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
