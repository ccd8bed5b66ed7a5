import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "../text-link/text-link.tsx";
import { SectionHead } from "./section-head.tsx";

const meta = {
  title: "Text/SectionHead",
  component: SectionHead,
  args: { title: "Suggested for you", end: <TextLink to="#all">See all 38</TextLink> },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {};
export const Large: Story = { args: { title: "Similar jobs", size: "xl" } };
export const Alone: Story = { args: { end: undefined } };
