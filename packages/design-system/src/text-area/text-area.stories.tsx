import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  args: {
    label: "Message to Tidewerk",
    optional: true,
    limit: 5000,
    help: "Add anything your profile doesn’t say.",
  },
  decorators: [(Story) => <div style={{ maxWidth: 472 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Message to Tidewerk"), "Harbours.");
    await expect(canvas.getByText("9 / 5000")).toBeVisible();
  },
};
export const TooLong: Story = {
  args: {
    limit: 20,
    defaultValue: "I run the scheduling for a bus depot.",
    error: "Use 20 characters or fewer.",
  },
};
export const Plain: Story = { args: { limit: undefined, optional: false, help: undefined } };
