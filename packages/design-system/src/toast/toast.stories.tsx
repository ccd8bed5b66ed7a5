import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
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

/** What had the focus before comes out from beneath it, too: most often the button that was pressed. */
export const AbovePressed: Story = {
  render: (toast) => (
    <main style={{ display: "grid", justifyItems: "end", gap: 24 }}>
      {[...Array(60).keys()].map((line) => (
        <Trigger key={line} {...toast} />
      ))}
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const pressed = canvas
      .getAllByRole("button", { name: "Archive" })
      .findLast((button) => button.getBoundingClientRect().bottom < window.innerHeight);
    pressed?.focus({ preventScroll: true });
    await userEvent.keyboard("{Enter}");
    const close = await screen.findByRole("button", { name: "Close message" });
    const bottom = () => pressed?.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThan(close.getBoundingClientRect().top));
    await expect(pressed).toHaveFocus();
  },
};
/** What takes the focus comes out from beneath the message. */
export const AboveFocus: Story = {
  render: (toast) => (
    <div style={{ display: "grid", justifyItems: "end", gap: 24 }}>
      <Trigger {...toast} />
      {[...Array(60).keys()].map((line) => (
        <Button key={line}>Line {line + 1}</Button>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    const close = await screen.findByRole("button", { name: "Close message" });
    const lines = canvas.getAllByRole("button", { name: /^Line/ });
    const beneath = lines.findLast(
      (line) => line.getBoundingClientRect().bottom < window.innerHeight,
    );
    beneath?.focus();
    const bottom = () => beneath?.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThan(close.getBoundingClientRect().top));
  },
};
