import type { Meta, StoryObj } from "@storybook/react-vite";
import { Arch, BrokenArch } from "./arch.tsx";

const meta = {
  title: "Brand/Arch",
  component: Arch,
  args: { stones: ["filled", "filled", "filled", "filled", "open"] },
} satisfies Meta<typeof Arch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlmostDone: Story = {};
export const Started: Story = { args: { stones: ["filled", "open", "open", "open", "open"] } };
export const NothingFound: Story = {
  args: { stones: ["quiet", "quiet", "open", "quiet", "quiet"] },
};
export const Broken: Story = { render: () => <BrokenArch /> };
