import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconBookmark, IconDots, IconX } from "@tabler/icons-react";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { label: "Close", icon: <IconX size={18} stroke={1.75} aria-hidden /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subtle: Story = {};
export const Small: Story = { args: { size: "sm" } };
export const Bordered: Story = {
  args: {
    variant: "default",
    label: "Save job",
    icon: <IconBookmark size={18} stroke={1.75} aria-hidden />,
  },
};
export const Disabled: Story = {
  args: {
    variant: "default",
    disabled: true,
    label: "More",
    icon: <IconDots size={18} stroke={1.75} aria-hidden />,
  },
};
