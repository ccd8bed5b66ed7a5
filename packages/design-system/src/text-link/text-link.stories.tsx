import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextButton, TextLink } from "./text-link.tsx";

const meta = {
  title: "Actions/TextLink",
  component: TextLink,
  args: { to: "#jobs", children: "See all 38" },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standalone: Story = {};
export const InSentence: Story = {
  render: () => (
    <p>
      If you continue to get this error please{" "}
      <TextLink to="#support" inline>
        contact support
      </TextLink>
      .
    </p>
  ),
};
export const AsButton: Story = { render: () => <TextButton small>I know this</TextButton> };
