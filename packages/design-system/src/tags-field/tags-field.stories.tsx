import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { TagsField } from "./tags-field.tsx";

const meta = {
  title: "Forms/TagsField",
  component: TagsField,
  args: {
    label: "Skills",
    placeholder: "Add a skill",
    help: "The ones you’d like to talk about.",
    options: ["Go", "Kafka", "Kubernetes", "PostgreSQL", "Rust", "TypeScript"],
    defaultValue: ["PostgreSQL", "Go"],
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 472 }}>{Story()}</div>],
} satisfies Meta<typeof TagsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Adding: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Skills"), "Elixir,");
    await expect(args.onChange).toHaveBeenLastCalledWith(["PostgreSQL", "Go", "Elixir"]);
  },
};
export const WithError: Story = {
  args: { defaultValue: [], error: "Please add at least one skill." },
};
