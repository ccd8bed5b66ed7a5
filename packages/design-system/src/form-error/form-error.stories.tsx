import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { CheckboxField } from "../checkbox-field/checkbox-field.tsx";
import { PostForm } from "../post-form/post-form.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FormError } from "./form-error.tsx";

const meta = {
  title: "Forms/FormError",
  component: FormError,
  args: { children: "3 things to fix. Nothing you typed is lost." },
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const AboveButton: Story = {
  render: (args) => (
    <PostForm style={{ display: "grid", gap: "var(--s5)", maxWidth: 480 }}>
      <TextField label="Company name" error="Please enter your company name." />
      <TextField
        label="Billing email"
        defaultValue="billing@tidewerk"
        error="Please enter a valid email address."
      />
      <CheckboxField
        label="I accept the terms and conditions."
        error="Please confirm to continue."
      />
      <FormError {...args} />
      <div style={{ display: "flex", gap: "var(--s2)" }}>
        <Button variant="primary" type="submit">
          Publish job
        </Button>
        <Button variant="subtle">Save draft</Button>
      </div>
    </PostForm>
  ),
};
