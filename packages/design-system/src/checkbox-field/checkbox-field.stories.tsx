import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CheckboxField } from "./checkbox-field.tsx";

const meta = {
  title: "Forms/CheckboxField",
  component: CheckboxField,
  args: { label: "Remote" },
  decorators: [(Story) => <div style={{ maxWidth: 232 }}>{Story()}</div>],
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Remote"));
    await expect(canvas.getByLabelText("Remote")).toBeChecked();
    await userEvent.click(canvas.getByText("Remote"));
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { indeterminate: true, label: "All rows" } };
export const Filter: Story = { args: { count: 128, defaultChecked: true } };
export const FilterWithoutResults: Story = {
  args: { label: "COBOL", count: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("COBOL"));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await userEvent.click(canvas.getByText("COBOL"));
  },
};
export const WithError: Story = {
  args: { label: "I accept the terms and conditions.", error: "Please confirm to continue." },
};
export const Help: Story = { args: { label: "Email me new jobs", help: "Once a day at most." } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
