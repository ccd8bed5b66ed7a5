import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "../text-link/text-link.tsx";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  args: {
    label: "Password",
    name: "password",
    autoComplete: "current-password",
    labelEnd: <TextLink to="#forgot">Forgot password?</TextLink>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 368 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: "correct horse" } };
export const Shown: Story = {
  args: { defaultValue: "correct horse" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toBeVisible();
  },
};
export const WithError: Story = { args: { error: "Please enter your password." } };
