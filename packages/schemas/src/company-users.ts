import { z } from "zod";

import { COMPANY_ROLE_NAMES } from "./constants/accounts.ts";
import {
  COMPANY_USER_MESSAGES,
  COMPANY_USER_STATUSES,
  GIVEN_ROLES,
} from "./constants/company-users.ts";
import { id, instant, queryPage, queryPerPage, requiredText } from "./fields.ts";
import { requiredEmail } from "./identity.ts";
import { mfaToken } from "./mfa.ts";
import { currentPassword } from "./passwords.ts";

const NAME_MAX = 100;

/** A company's user. `id` is the account at this company, `user_id` the person's login. */
export const companyUser = z.object({
  id,
  user_id: id,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.enum(COMPANY_ROLE_NAMES),
  status: z.enum(COMPANY_USER_STATUSES),
  /** Whether they own jobs, which someone else has to take over if they go. */
  has_jobs: z.boolean(),
  /** When the invitation was sent, or its last repetition; null unless they are invited. */
  invited_at: instant.nullable(),
  /** Whether the invitation's link no longer works, so that it has to be sent again. */
  invitation_expired: z.boolean(),
  last_login_at: instant.nullable(),
});
export type CompanyUser = z.infer<typeof companyUser>;

/** How many of a company's users have each status, whatever the search. */
export const companyUsersCounts = z.object({
  invited: z.number().int(),
  active: z.number().int(),
  suspended: z.number().int(),
  /** How many of the invited can no longer accept. */
  expired_invitations: z.number().int(),
});
export type CompanyUsersCounts = z.infer<typeof companyUsersCounts>;

/** Searches users by name and email address. */
export const companyUsersQuery = z.object({
  search: z.string().trim().max(200).default(""),
  status: z.enum(COMPANY_USER_STATUSES).optional(),
  page: queryPage,
  per_page: queryPerPage(100),
});
export type CompanyUsersQuery = z.infer<typeof companyUsersQuery>;

/** A role, and what it may do. */
export const companyRole = z.object({
  role: z.enum(COMPANY_ROLE_NAMES),
  label: z.string(),
  permissions: z.array(z.string()),
});

const role = z.enum(GIVEN_ROLES, COMPANY_USER_MESSAGES.role);
const names = {
  first_name: requiredText(NAME_MAX, COMPANY_USER_MESSAGES.firstNameRequired),
  last_name: requiredText(NAME_MAX, COMPANY_USER_MESSAGES.lastNameRequired),
};

export const inviteUserBody = z.object({
  email: requiredEmail(COMPANY_USER_MESSAGES.emailRequired),
  ...names,
  role,
});
export type InviteUserBody = z.infer<typeof inviteUserBody>;

/** What can be corrected until the invitation is accepted. */
export const updateInvitationBody = z.object({ ...names, role });
export type UpdateInvitationBody = z.infer<typeof updateInvitationBody>;

export const changeRoleBody = z.object({ role });

/** Who takes over the jobs of someone who is suspended: a login; by default the owner. */
export const suspendUserBody = z.object({ user_id_to_assign_jobs: id.nullish() });

/** The new owner, and the present owner's password or second factor. */
export const transferOwnershipBody = z.object({
  id,
  password: currentPassword.optional(),
  mfa_token: mfaToken.optional(),
});
export type TransferOwnershipBody = z.infer<typeof transferOwnershipBody>;
