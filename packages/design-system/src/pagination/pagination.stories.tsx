import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  args: { page: 1, pageSize: 30, total: 218, pageHref: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { page: 11, pageSize: 10 } };
export const Last: Story = { args: { page: 8 } };
export const OnePage: Story = { args: { total: 12 } };
