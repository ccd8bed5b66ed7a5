import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { MultiSelectField, type MultiSelectFieldProps } from "./multi-select-field.tsx";

function Controlled({ value, onChange, ...field }: MultiSelectFieldProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <MultiSelectField
      {...field}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

const skills = ["Go", "Kafka", "Kubernetes", "PostgreSQL", "Rust", "Terraform", "TypeScript"];

const meta = {
  title: "Forms/MultiSelectField",
  component: MultiSelectField,
  args: {
    label: "Skills",
    options: skills.map((name, id) => ({ value: String(id), label: name })),
    value: ["0", "3"],
    placeholder: "Add a skill",
    mono: true,
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 632, minHeight: 360 }}>{Story()}</div>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MultiSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { labelEnd: <span className="dim">2 of 5</span> } };
export const SearchByTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Skills" }), "ter");
    await waitFor(() => expect(screen.getByRole("option", { name: "Terraform" })).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["0", "3", "5"]);
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["0", "3"]);
  },
};
/** The server found Munich by another name; Hamburg is chosen, and no match. */
export const MatchesOfServer: Story = {
  args: {
    label: "Cities",
    mono: false,
    value: ["1"],
    options: [
      { value: "1", label: "Hamburg, Germany" },
      { value: "2", label: "Munich, Germany" },
    ],
    onSearch: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Cities" }), "München");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["1", "2"]);
  },
};
export const MatchesStillLoading: Story = {
  ...MatchesOfServer,
  args: { ...MatchesOfServer.args, isSearching: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Cities" }), "Lisboa{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Cities: Story = {
  args: {
    label: "Cities",
    placeholder: "Add a city",
    mono: false,
    value: ["1"],
    options: [
      { value: "1", label: "Hamburg, Germany" },
      { value: "2", label: "Bremen, Germany" },
    ],
  },
};
export const WithError: Story = {
  args: { value: [], error: "Please choose at least one skill required for this position." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Skills" })).toBeInvalid();
  },
};
