import type { Meta, StoryObj } from "@storybook/react-vite";
import { WordDiff } from "./word-diff.tsx";

const meta = {
  title: "Text/WordDiff",
  component: WordDiff,
  args: {
    parts: [
      { kind: "same", text: "A log says what a program " },
      { kind: "removed", text: "does. " },
      { kind: "added", text: "did. " },
      { kind: "same", text: "A diary says what it knew." },
    ],
  },
} satisfies Meta<typeof WordDiff>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
export const NewLine: Story = { args: { parts: [{ kind: "added", text: "Why it was kept." }] } };
export const RemovedLine: Story = { args: { parts: [{ kind: "removed", text: "It wasn’t." }] } };
