import { COMPANY_STATUS } from "@devguild/schemas/constants/company-statuses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CompanyStatusBadge } from "./company-status-badge.tsx";

const meta = {
  title: "Status/CompanyStatusBadge",
  component: CompanyStatusBadge,
  args: { status: COMPANY_STATUS.PUBLISHED },
} satisfies Meta<typeof CompanyStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};
export const Unpublished: Story = { args: { status: COMPANY_STATUS.UNPUBLISHED } };
export const EmailUnverified: Story = { args: { status: COMPANY_STATUS.EMAIL_UNVERIFIED } };
export const Deleted: Story = { args: { status: COMPANY_STATUS.DELETED } };
