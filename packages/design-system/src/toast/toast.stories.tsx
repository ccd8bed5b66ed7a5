import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { Button } from "../button/button.tsx";
import { useToast } from "./toast.tsx";
import type { ToastMessage } from "./toast-context.ts";

function Trigger(toast: ToastMessage) {
  const toasts = useToast();
  return <Button onClick={() => toasts.show(toast)}>Archive</Button>;
}

const meta = {
  title: "Overlays/Toast",
  component: Trigger,
  args: { text: "Application archived", duration: 60_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await expect(await screen.findByRole("button", { name: "Close message" })).toBeVisible();
  },
} satisfies Meta<typeof Trigger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Failed: Story = {
  args: { text: "We couldn’t archive the application.", tone: "bad" },
};

const onPress = fn();
export const WithUndo: Story = {
  args: { undo: { onPress } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(onPress).toHaveBeenCalled();
    await expect(screen.queryByText("Application archived")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
  },
};
