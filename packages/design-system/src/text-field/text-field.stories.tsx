import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconCheck, IconSearch } from "@tabler/icons-react";
import { expect } from "storybook/test";
import { TextLink } from "../text-link/text-link.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "City", name: "city" },
  decorators: [(Story) => <div style={{ maxWidth: 368 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "Your city" } };
export const Filled: Story = { args: { defaultValue: "Bremen" } };
export const Optional: Story = {
  args: {
    label: "VAT id",
    optional: true,
    defaultValue: "DE 811 907 980",
    end: <IconCheck size={18} stroke={1.75} aria-hidden />,
  },
};
export const Help: Story = { args: { help: "Companies see the city, never the street." } };
export const WithError: Story = {
  args: { defaultValue: "Brehmen", error: "We couldn’t find that city." },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("City");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("We couldn’t find that city.");
  },
};
export const Focused: Story = {
  args: { defaultValue: "Brem" },
  play: async ({ canvas }) => canvas.getByLabelText("City").focus(),
};
export const Disabled: Story = { args: { defaultValue: "Bremen", disabled: true } };
export const WithIcon: Story = {
  args: {
    label: "Skill",
    icon: <IconSearch size={18} stroke={1.75} aria-hidden />,
    labelEnd: <TextLink to="#all">All skills</TextLink>,
  },
};
