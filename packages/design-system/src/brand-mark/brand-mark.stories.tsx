import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandMark } from "./brand-mark.tsx";

const meta = {
  title: "Brand/BrandMark",
  component: BrandMark,
  args: { name: "Devguild" },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
export const MarkOnly: Story = { args: { markOnly: true } };
export const Renamed: Story = { args: { name: "Steinmetz" } };
export const Large: Story = { args: { size: 44 } };
