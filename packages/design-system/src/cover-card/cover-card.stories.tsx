import type { Meta, StoryObj } from "@storybook/react-vite";
import { CoverArt } from "../cover-art/cover-art.tsx";
import { CoverCard, CoverCardMeta } from "./cover-card.tsx";

const TITLE = "The pager, unplugged";

const meta = {
  title: "Magazine/CoverCard",
  component: CoverCard,
  args: {
    title: TITLE,
    to: "#pager",
    cover: <CoverArt title={TITLE} src={null} ratio="wide" />,
    children: <CoverCardMeta>Mara Lindholm</CoverCardMeta>,
  },
} satisfies Meta<typeof CoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
};
export const LineAbove: Story = {
  args: { above: <CoverCardMeta>Engineering · 10 min</CoverCardMeta> },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
};
export const Lead: Story = {
  args: {
    shape: "lead",
    headingLevel: 2,
    children: <CoverCardMeta size="sm">Mara Lindholm</CoverCardMeta>,
  },
};
export const Tall: Story = {
  args: { shape: "tall", headingLevel: 2 },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
};
export const Row: Story = {
  args: { shape: "row" },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
};
