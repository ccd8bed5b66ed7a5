import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Text/Heading",
  component: Heading,
  args: { level: 1, children: "PostgreSQL jobs in Europe, remote or hybrid" },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Display: Story = { args: { size: "display", children: "Good work, well matched." } };
export const Page: Story = {};
export const Section: Story = { args: { level: 2, children: "Similar jobs" } };
export const Card: Story = { args: { level: 3, children: "Platform Engineer" } };
