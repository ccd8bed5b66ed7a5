import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconChevronRight } from "@tabler/icons-react";
import { type ComponentProps, useState } from "react";
import { expect, fn } from "storybook/test";
import { StepButton } from "./step-button.tsx";

const meta = {
  title: "Actions/StepButton",
  component: StepButton,
  args: {
    label: "Next person",
    icon: <IconChevronRight size={16} stroke={1.75} aria-hidden />,
    atEnd: false,
    onClick: fn(),
  },
} satisfies Meta<typeof StepButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Series({ onClick, ...rest }: ComponentProps<typeof StepButton>) {
  const [isLast, setLast] = useState(false);
  return (
    <StepButton
      {...rest}
      atEnd={isLast}
      onClick={(event) => {
        onClick?.(event);
        setLast(true);
      }}
    />
  );
}

export const ToTheEnd: Story = {
  render: (args) => <Series {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole("button", { name: "Next person" });
    await userEvent.click(next);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
