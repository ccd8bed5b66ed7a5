import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkillTag } from "./skill-tag.tsx";

const meta = {
  title: "Match/SkillTag",
  component: SkillTag,
  args: { children: "PostgreSQL" },
} satisfies Meta<typeof SkillTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Has: Story = { args: { state: "has" } };
export const Miss: Story = { args: { state: "miss", children: "Terraform" } };
