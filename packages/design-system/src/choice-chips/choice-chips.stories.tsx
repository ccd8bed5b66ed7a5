import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ChoiceChips, type ChoiceChipsProps } from "./choice-chips.tsx";

function Controlled({ value, onChange, ...group }: ChoiceChipsProps) {
  const [chosen, setChosen] = useState([...value]);
  return (
    <ChoiceChips
      {...group}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: "Forms/ChoiceChips",
  component: ChoiceChips,
  args: {
    legend: "Seniority",
    options: [
      { value: "1", label: "Junior (0-2 YoE)" },
      { value: "2", label: "Intermediate (3-4 YoE)" },
      { value: "3", label: "Senior (5+ YoE)" },
    ],
    value: ["3"],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ChoiceChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("Junior (0-2 YoE)"));
    await expect(args.onChange).toHaveBeenLastCalledWith(["1", "3"]);
  },
};
export const WithError: Story = {
  args: { value: [], error: "Please define the seniority for the position." },
};
