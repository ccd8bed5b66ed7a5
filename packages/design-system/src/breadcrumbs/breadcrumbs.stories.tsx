import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    parents: [
      { to: "#jobs", label: "Tech Jobs" },
      { to: "#postgresql", label: "PostgreSQL in Europe" },
    ],
    here: "Senior Backend Engineer",
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoParents: Story = {};
export const OneParent: Story = {
  args: { parents: [{ to: "#companies", label: "Companies" }], here: "Tidewerk" },
};
