import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, LiveBadge, NewBadge } from "./badge.tsx";

const meta = {
  title: "Status/Badge",
  component: Badge,
  args: { children: "Agency" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const New: Story = { render: () => <NewBadge /> };
export const Live: Story = { render: () => <LiveBadge /> };
export const Tones: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "var(--s2)" }}>
      {(["neutral", "info", "accent", "key", "ok", "warn", "bad", "line", "dash"] as const).map(
        (tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ),
      )}
    </div>
  ),
};
