import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ApiForm } from "./api-form.tsx";

const form = {
  props: { key: 0, ref: () => {}, onSubmit: fn() },
  error: null,
  isRestored: false,
  reset: fn(),
};

const meta = {
  title: "Forms/ApiForm",
  component: ApiForm,
  args: {
    form,
    style: { display: "grid", gap: 16, maxWidth: 420 },
    children: <TextField label="Work email" type="email" defaultValue="noor@tidewerk.example" />,
    actions: (
      <div>
        <Button type="submit" variant="primary">
          Send invitation
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof ApiForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** What was typed before a reload or a lost session is back. */
export const Restored: Story = { args: { form: { ...form, isRestored: true } } };
/** What is wrong with one field is at that field; the rest is said here. */
export const Failed: Story = {
  args: { form: { ...form, error: "We couldn’t reach the server. Nothing you typed is lost." } },
};
