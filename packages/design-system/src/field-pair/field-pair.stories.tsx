import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../text-field/text-field.tsx";
import { FieldPair } from "./field-pair.tsx";

const meta = {
  title: "Forms/FieldPair",
  component: FieldPair,
  args: {
    children: (
      <>
        <TextField label="First name" name="first_name" />
        <TextField label="Last name" name="last_name" />
      </>
    ),
  },
} satisfies Meta<typeof FieldPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};
