import { api } from "@devguild/api-client/browser-api";
import { COMPANY_ROLES } from "@devguild/schemas/constants/accounts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { StoryApp } from "../viewer/story-app.tsx";
import { CompanyRoles } from "./company-roles.tsx";

const LABELS = {
  "company-account-owner": "Owner",
  "company-administrator": "Administrator",
  "company-recruiting-manager": "Recruiting manager",
  "company-campaign-manager": "Campaign manager",
} as const;

const { queryKey } = api.companyUsers.roles.options({ params: { id: 1 } });
const roles = (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((role) => ({
  role,
  label: LABELS[role],
  permissions: [...COMPANY_ROLES[role]],
}));

const meta = {
  title: "Company/CompanyRoles",
  component: CompanyRoles,
  args: { companyId: 1 },
  decorators: [
    (Story) => <StoryApp cached={[{ queryKey, data: { data: roles } }]}>{Story()}</StoryApp>,
  ],
} satisfies Meta<typeof CompanyRoles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveTextContent("Delete the account");
  },
};
