import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArchPortrait } from "./arch-portrait.tsx";

const meta = {
  title: "People/ArchPortrait",
  component: ArchPortrait,
  args: { name: "Ines Okafor" },
} satisfies Meta<typeof ArchPortrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: "sm" } };
export const FullWidth: Story = {
  args: { size: "fill", name: "Tomás Vidal" },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};
