import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Actions/Disclosure",
  component: Disclosure,
  args: { summary: "History, 1 message", children: <p>Sent on 12 November.</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Sent on 12 November.")).not.toBeVisible();
    await userEvent.click(canvas.getByText("History, 1 message"));
    await expect(canvas.getByText("Sent on 12 November.")).toBeVisible();
  },
};
export const Open: Story = { args: { isOpen: true } };
