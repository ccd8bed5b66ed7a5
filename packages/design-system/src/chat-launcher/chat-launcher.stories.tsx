import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ChatLauncher } from "./chat-launcher.tsx";

const meta = {
  title: "Actions/ChatLauncher",
  component: ChatLauncher,
  args: { onPress: fn() },
  decorators: [(Story) => <div style={{ minHeight: 100 }}>{Story()}</div>],
} satisfies Meta<typeof ChatLauncher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chat with support" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { busy: true } };
export const Unavailable: Story = { args: { href: "mailto:support@devguild.example" } };
