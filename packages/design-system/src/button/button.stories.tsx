import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconBookmark } from "@tabler/icons-react";
import { expect, fn } from "storybook/test";
import { Button } from "./button.tsx";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Send application", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };
export const Accent: Story = { args: { variant: "accent", children: "Watch live" } };
export const Default: Story = { args: { children: "Save draft" } };
export const Subtle: Story = { args: { variant: "subtle", children: "Not now" } };
export const Danger: Story = { args: { variant: "danger", children: "Delete" } };
export const DangerConfirmed: Story = {
  args: { variant: "dangerFilled", children: "Delete 3 jobs" },
};
export const WithIcon: Story = {
  args: { icon: <IconBookmark size={18} stroke={1.75} aria-hidden />, children: "Save job" },
};
export const Disabled: Story = { args: { variant: "primary", disabled: true } };

export const Busy: Story = {
  args: { variant: "primary", loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Send application" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** While another call runs, it can’t be pressed but keeps the focus. */
export const Waiting: Story = { ...Busy, args: { variant: "primary", "aria-disabled": true } };

export const Sizes: Story = {
  render: () => (
    <div style={{ display: "flex", gap: "var(--s3)", alignItems: "center" }}>
      <Button variant="primary" size="lg">
        Large 48
      </Button>
      <Button variant="primary">Medium 40</Button>
      <Button variant="primary" size="sm">
        Small 32
      </Button>
    </div>
  ),
};

export const EveryState: Story = {
  render: () => (
    <div
      style={{ display: "grid", gridTemplateColumns: "repeat(3, max-content)", gap: "var(--s3)" }}
    >
      {(["primary", "default", "subtle", "danger", "dangerFilled"] as const).map((variant) => (
        <div key={variant} style={{ display: "contents" }}>
          <Button variant={variant}>Send</Button>
          <Button variant={variant} loading>
            Send
          </Button>
          <Button variant={variant} disabled>
            Send
          </Button>
        </div>
      ))}
    </div>
  ),
};
