import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { PostForm } from "./post-form.tsx";

const meta = {
  title: "Forms/PostForm",
  component: PostForm,
  args: { "aria-label": "Log in", style: { display: "grid", gap: "var(--s5)", maxWidth: 368 } },
  render: (args) => (
    <PostForm {...args}>
      <TextField label="Email address" type="email" name="email" />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      <Button type="submit" variant="primary" fullWidth>
        Log in
      </Button>
    </PostForm>
  ),
} satisfies Meta<typeof PostForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed gets into the URL, and scripts validate it rather than the browser. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Log in" });
    await expect(form.method).toBe("post");
    await expect(form.noValidate).toBe(true);
  },
};
