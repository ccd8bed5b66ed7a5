import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ConsentBanner } from "./consent-banner.tsx";

const meta = {
  title: "Overlays/ConsentBanner",
  component: ConsentBanner,
  args: {
    categories: ["Support chat", "Statistics", "Marketing", "Maps", "Error reports"],
    privacyPath: "#privacy",
    onNone: fn(),
    onAll: fn(),
    onChoose: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const answers = canvas.getAllByRole("button");
    // No answer is easier to give than another: they look the same.
    await expect(new Set(answers.map(({ className }) => className)).size).toBe(1);
    for (const answer of answers) await userEvent.click(answer);
    for (const heard of [args.onNone, args.onAll, args.onChoose])
      await expect(heard).toHaveBeenCalledOnce();
  },
};
export const OneService: Story = { args: { categories: ["Support chat"] } };
export const Saving: Story = { args: { busy: true } };
export const Failed: Story = {
  args: { error: "We couldn’t save your choice. Please try again." },
};
