import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  args: {
    legend: "Work mode",
    name: "work-mode",
    defaultValue: "hybrid",
    onChange: fn(),
    options: [
      { value: "remote", label: "Remote" },
      { value: "hybrid", label: "Hybrid", help: "some days on site" },
      { value: "on-site", label: "On site" },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("Remote"));
    await expect(args.onChange).toHaveBeenCalledWith("remote");
  },
};
export const Inline: Story = { args: { inline: true } };
export const WithError: Story = {
  args: { defaultValue: undefined, error: "Please choose one." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Please choose one.");
  },
};
