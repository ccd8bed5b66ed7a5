import type { Meta, StoryObj } from "@storybook/react-vite";
import { NumberField } from "./number-field.tsx";

const meta = {
  title: "Forms/NumberField",
  component: NumberField,
  args: { label: "Salary from", defaultValue: 78_000, unit: "EUR a year" },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnit: Story = { args: { unit: "EUR" } };
export const Plain: Story = { args: { unit: undefined, label: "Years", defaultValue: 5 } };
export const WithError: Story = {
  args: { unit: "EUR", defaultValue: 12, error: "At least 10,000." },
};
