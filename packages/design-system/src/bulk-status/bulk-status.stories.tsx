import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { BulkStatus } from "./bulk-status.tsx";

const meta = {
  title: "Patterns/BulkStatus",
  component: BulkStatus,
  args: {
    children: "Changing 31 of 46 …",
    total: 46,
    reached: 31,
    isFinished: false,
    failed: [],
    isBusy: false,
    onStop: fn(),
    onUndo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const PartlyFailed: Story = {
  args: {
    children: "44 videos changed.",
    reached: 46,
    isFinished: true,
    failed: [
      { id: 1, name: "Every team has a door policy", reason: "It’s live." },
      { id: 2, name: "Reading a macro expander", reason: "Someone changed it meanwhile." },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "2 not changed" }));
    await expect(await screen.findByText("Someone changed it meanwhile.")).toBeVisible();
  },
};
