import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { CopyButton } from "./copy-button.tsx";

const meta = {
  title: "Actions/CopyButton",
  component: CopyButton,
  args: { text: "https://devguild.example/en/jobs", label: "Copy link" },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Subtle: Story = { args: { label: "Copy", variant: "subtle" } };
export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await expect(canvas.getByRole("button", { name: "Copied" })).toBeVisible();
    await expect(write).toHaveBeenCalledWith(args.text);
  },
};
/** Where the browser doesn't allow it, the text can still be selected by hand. */
export const Blocked: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Not allowed"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await expect(canvas.getByRole("button", { name: "Couldn’t copy" })).toBeVisible();
  },
};
