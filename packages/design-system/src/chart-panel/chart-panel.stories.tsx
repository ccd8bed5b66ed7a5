import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SelectField } from "../select-field/select-field.tsx";
import { ChartPanel } from "./chart-panel.tsx";

const meta = {
  title: "Charts/ChartPanel",
  component: ChartPanel,
  args: {
    title: "Clicks a day",
    label: "Clicks a day since 2 November, against Hands on the crane",
    days: ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05"],
    line: { name: "clicks", endLabel: "227 clicks", values: [42, 61, 58, 66] },
    comparison: { name: "Hands on the crane", values: [30, 44, 52, null] },
    csvHref: "#csv",
  },
  decorators: [(Story) => <div style={{ maxWidth: 800 }}>{Story()}</div>],
} satisfies Meta<typeof ChartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  args: {
    controls: (
      <SelectField
        label="Against"
        hideLabel
        options={[{ value: "1", label: "Hands on the crane" }]}
      />
    ),
  },
};
export const Table: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Table"));
    await expect(canvas.getByRole("cell", { name: "66" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "5 Nov 66 –" })).toBeVisible();
  },
};
export const MoreColumns: Story = {
  args: {
    comparison: undefined,
    columns: [
      { name: "views", values: [410, 388, 402, 451] },
      { name: "clicks", values: [42, 61, 58, 66] },
      { name: "applications", values: [3, 1, 0, 4] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Table"));
    await expect(canvas.getByRole("row", { name: "Day Views Clicks Applications" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "5 Nov 451 66 4" })).toBeVisible();
  },
};
