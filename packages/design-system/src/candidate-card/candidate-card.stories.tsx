import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconId } from "@tabler/icons-react";
import { candidates } from "../example-data/candidates.ts";
import { CandidateCard } from "./candidate-card.tsx";

const [helena, , yusuf] = candidates.fresh;
const [, rosalind] = candidates.interviewing;
if (!helena || !yusuf || !rosalind) throw new Error("The example candidates are gone");

const meta = {
  title: "Candidates/CandidateCard",
  component: CandidateCard,
  args: { candidate: helena, to: "#helena-vos" },
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
} satisfies Meta<typeof CandidateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const Selected: Story = { args: { selected: true } };
export const WithNote: Story = {
  args: {
    candidate: yusuf,
    note: { icon: <IconId size={14} stroke={2} aria-hidden />, text: "Needs a work permit" },
  },
};
export const LongName: Story = { args: { candidate: rosalind } };
