import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextButton } from "../text-link/text-link.tsx";
import { Notice } from "./notice.tsx";

const meta = {
  title: "States/Notice",
  component: Notice,
  args: { children: "Your email address isn’t confirmed." },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { action: <TextButton>Send it again</TextButton> } };
export const Ok: Story = { args: { tone: "ok", children: "Your profile is complete." } };
export const Warn: Story = { args: { tone: "warn", children: "This job expires in 3 days." } };
export const Bad: Story = {
  args: { tone: "bad", role: "alert", children: "The import stopped at row 214." },
};
