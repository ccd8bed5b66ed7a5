import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { ConfirmModal } from "./confirm-modal.tsx";

const meta = {
  title: "Overlays/Confirm modal",
  component: ConfirmModal,
  args: {
    title: "Delete this story?",
    children: (
      <p>“How we moved a terminal” and its 2,310 views are deleted. This can’t be undone.</p>
    ),
    confirmLabel: "Delete story",
    isPending: false,
    error: null,
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ConfirmModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deletion: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete story" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: "The story has changed meanwhile." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("changed meanwhile");
  },
};

export const NothingLost: Story = {
  args: {
    title: "Unpublish this job?",
    children: <p>It comes off the site straight away. Its 3 candidates stay in your lists.</p>,
    confirmLabel: "Unpublish job",
    cancelLabel: "Keep it online",
    danger: false,
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Keep it online" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
