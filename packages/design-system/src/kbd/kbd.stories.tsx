import type { Meta, StoryObj } from "@storybook/react-vite";
import { Kbd } from "./kbd.tsx";

const meta = { title: "Text/Kbd", component: Kbd, args: { children: "Ctrl K" } } satisfies Meta<
  typeof Kbd
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chord: Story = {};
export const Key: Story = { args: { children: "J" } };
