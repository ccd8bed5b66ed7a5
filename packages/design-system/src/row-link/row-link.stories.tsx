import type { Meta, StoryObj } from "@storybook/react-vite";
import { RowButton, RowLink } from "./row-link.tsx";

const meta = {
  title: "Back office/RowLink",
  component: RowLink,
  args: { to: "#tidewerk", children: "Tidewerk" },
} satisfies Meta<typeof RowLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsLink: Story = {};

export const AsButton: Story = { render: () => <RowButton>Water networks</RowButton> };
