import { COMPANY_ROLES, type CompanyRole } from "./accounts.ts";

/** What can be true of a company's user: invited, active or suspended. */
export const COMPANY_USER_STATUSES = ["invited", "active", "suspended"] as const;
export type CompanyUserStatus = (typeof COMPANY_USER_STATUSES)[number];

export const OWNER_ROLE = "company-account-owner" satisfies CompanyRole;

/** The roles that can be given; there is one owner, who hands ownership over. */
export const GIVEN_ROLES = Object.keys(COMPANY_ROLES).filter(
  (role) => role !== OWNER_ROLE,
) as Exclude<CompanyRole, typeof OWNER_ROLE>[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** How roles are called. */
export const ROLE_LABELS: Record<CompanyRole, string> = {
  "company-account-owner": "Owner",
  "company-administrator": "Administrator",
  "company-recruiting-manager": "Recruiting manager",
  "company-campaign-manager": "Campaign manager",
};

export const COMPANY_USER_MESSAGES = {
  emailRequired: "Please enter their email address.",
  firstNameRequired: "Please enter their first name.",
  lastNameRequired: "Please enter their last name.",
  role: "Choose a role.",
  alreadyUser: "This person is already a user of your company.",
  notInvitable: "This address can’t be invited right now.",
  assignee: "Choose an active user of your company.",
} as const;
