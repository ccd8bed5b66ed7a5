import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconPlus } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { expect } from "storybook/test";
import { LinkButton } from "./link-button.tsx";

const RouterLink = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a data-router-link href={to} {...rest}>
    {rest.children}
  </a>
);

const meta = {
  title: "Actions/LinkButton",
  component: LinkButton,
  args: { to: "#jobs", children: "Find a job" },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };
export const Small: Story = {
  args: {
    size: "sm",
    children: "Post a job",
    icon: <IconPlus size={18} stroke={1.75} aria-hidden />,
  },
};
export const WithRouterLink: Story = {
  args: { linkComponent: RouterLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Find a job" })).toHaveAttribute(
      "data-router-link",
    );
  },
};
