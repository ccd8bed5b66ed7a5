import type { Meta, StoryObj } from "@storybook/react-vite";
import { ColorSchemeChoice, ColorSchemeToggle } from "./color-scheme-toggle.tsx";

const meta = { title: "Actions/ColorSchemeToggle", component: ColorSchemeToggle } satisfies Meta<
  typeof ColorSchemeToggle
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toggle: Story = {};
export const Choice: Story = { render: () => <ColorSchemeChoice /> };
