import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { AddFilterChip, FilterChip, FilterChipLink, ToggleChip } from "./filter-chip.tsx";

const meta = {
  title: "Filters/FilterChip",
  component: FilterChip,
  args: { kind: "Skill", children: "PostgreSQL", on: true, onRemove: fn() },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove filter Skill PostgreSQL" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const AsLink: Story = {
  render: () => (
    <FilterChipLink to="#without" kind="Skill">
      PostgreSQL
    </FilterChipLink>
  ),
};
export const Small: Story = { args: { small: true } };
export const SuggestedForRemoval: Story = {
  args: { on: false, kind: undefined, children: "Over €95k", count: 12 },
};

function Seniority() {
  const [senior, setSenior] = useState(true);
  return (
    <ToggleChip pressed={senior} onChange={setSenior}>
      Senior
    </ToggleChip>
  );
}
export const Toggle: Story = {
  render: () => <Seniority />,
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole("button", { name: "Senior" });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute("aria-pressed", "false");
  },
};
export const Add: Story = {
  render: () => <AddFilterChip onClick={() => {}}>Status</AddFilterChip>,
};
