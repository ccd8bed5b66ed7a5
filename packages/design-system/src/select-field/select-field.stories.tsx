import type { Meta, StoryObj } from "@storybook/react-vite";
import { SelectField } from "./select-field.tsx";

const meta = {
  title: "Forms/SelectField",
  component: SelectField,
  args: {
    label: "Seniority",
    options: [
      { value: "junior", label: "Junior (0-2 YoE)" },
      { value: "intermediate", label: "Intermediate (3-4 YoE)" },
      { value: "senior", label: "Senior (5+ YoE)" },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 368 }}>{Story()}</div>],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: "senior", optional: true, help: "Help text goes below." },
};
export const Open: Story = { args: { placeholder: "Choose one" } };
export const WithError: Story = {
  args: { placeholder: "Choose one", error: "Please choose a seniority." },
};
export const Disabled: Story = { args: { disabled: true } };
