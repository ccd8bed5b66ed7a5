import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ConflictNotice } from "./conflict-notice.tsx";

const meta = {
  title: "States/ConflictNotice",
  component: ConflictNotice,
  args: {
    children: "Ines Okafor saved this article at 11:31.",
    onTakeTheirs: fn(),
    onKeepMine: fn(),
  },
} satisfies Meta<typeof ConflictNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SavedBySomeoneElse: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Keep mine" }));
    await expect(args.onKeepMine).toHaveBeenCalled();
    await expect(args.onTakeTheirs).not.toHaveBeenCalled();
  },
};
