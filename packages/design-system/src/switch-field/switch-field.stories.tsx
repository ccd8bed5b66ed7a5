import type { Meta, StoryObj } from "@storybook/react-vite";
import { SwitchField } from "./switch-field.tsx";

const meta = {
  title: "Forms/SwitchField",
  component: SwitchField,
  args: { label: "Let companies find me" },
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = {
  args: { defaultChecked: true, help: "They see your name once you reply." },
};
export const Disabled: Story = { args: { disabled: true } };
