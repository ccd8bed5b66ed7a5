import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ChipLinks } from "./chip-links.tsx";

const meta = {
  title: "Filters/ChipLinks",
  component: ChipLinks,
  args: {
    label: "Category",
    links: [
      { to: "#all", label: "All", current: true },
      { to: "#engineering", label: "Engineering" },
      { to: "#careers", label: "Careers" },
      { to: "#languages", label: "Languages and frameworks" },
    ],
  },
} satisfies Meta<typeof ChipLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSelected: Story = {};
export const NoneSelected: Story = {
  args: {
    links: [
      { to: "#a", label: "Recent" },
      { to: "#b", label: "Popular" },
    ],
  },
};
/** With only the current choice available, nothing is shown. */
export const NoChoice: Story = {
  args: { links: [{ to: "#all", label: "All", current: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};
