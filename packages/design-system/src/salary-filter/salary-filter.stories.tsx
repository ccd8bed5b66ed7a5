import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { SalaryFilter, type SalaryFilterProps } from "./salary-filter.tsx";

const counts = [0, 0, 1, 4, 9, 17, 26, 34, 41, 38, 30, 22, 15, 9, 6, 3, 1, 0, 2, 0, 5];

function Controlled(props: SalaryFilterProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SalaryFilter
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: "Filters/SalaryFilter",
  component: SalaryFilter,
  args: { counts, step: 10_000, value: null, onChange: fn() },
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SalaryFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Any: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Salary" });
    await expect(slider).toHaveAttribute("aria-valuetext", "Any salary");
    // Simulated keys don't move a slider, because the browser handles them natively.
    for (const value of ["1", "2", "3"]) await fireEvent.change(slider, { target: { value } });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(30_000));
    // Three quick steps lead to a single search.
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(slider).toHaveAttribute("aria-valuetext", "From €30,000");
    await expect(canvas.getByRole("status")).toHaveTextContent("From €30,000");
  },
};
export const Chosen: Story = { args: { value: 60_000 } };
export const Highest: Story = { args: { value: 200_000 } };
export const NothingFound: Story = { args: { counts: counts.map(() => 0), value: 60_000 } };
