import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconSearch } from "@tabler/icons-react";
import { LinkButton } from "../link-button/link-button.tsx";
import { ErrorPage } from "./error-page.tsx";

const meta = {
  title: "States/ErrorPage",
  component: ErrorPage,
  args: { title: "Whoops! That page is gone." },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: {
    code: "404",
    children: "We can’t find the page you’re looking for.",
    actions: (
      <>
        <LinkButton to="#home" variant="primary">
          Go back to home
        </LinkButton>
        <LinkButton to="#jobs" icon={<IconSearch size={18} stroke={1.75} aria-hidden />}>
          Search jobs
        </LinkButton>
      </>
    ),
  },
};
export const TitleOnly: Story = { args: { title: "Something went wrong" } };
