import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { LinkButton } from "../link-button/link-button.tsx";
import { PageHead } from "./page-head.tsx";

const meta = {
  title: "Text/PageHead",
  component: PageHead,
  args: { title: "For you" },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: "1 interview this week, and 2 companies have your application.",
    actions: <LinkButton to="#profile">Your profile</LinkButton>,
  },
};
export const BackOffice: Story = {
  args: {
    title: "Companies",
    beside: "218 of 642",
    dense: true,
    actions: (
      <>
        <Button size="sm">Export</Button>
        <Button size="sm" variant="primary">
          New company
        </Button>
      </>
    ),
  },
};
