import { z } from "zod";

import { ADMIN_ROLE_NAMES } from "./constants/accounts.ts";
import {
  ADMIN_USER_MESSAGES,
  ADMIN_USER_ORDERS,
  ADMIN_USER_STATUSES,
  findAdminRole,
} from "./constants/admin-users.ts";
import { MFA_METHODS } from "./constants/mfa.ts";
import { id, instant, requiredText, toList } from "./fields.ts";
import { requiredEmail } from "./identity.ts";

const NAME_MAX = 100;

/** A member of staff. `id` is the admin account, `user_id` the person's login. */
export const adminUser = z.object({
  id,
  user_id: id,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.enum(ADMIN_ROLE_NAMES),
  status: z.enum(ADMIN_USER_STATUSES),
  /** When the invitation was last sent, and until when its link works; null unless they are pending. */
  invited_at: instant.nullable(),
  invited_until: instant.nullable(),
  last_login_at: instant.nullable(),
  mfa_methods: z.array(z.enum(MFA_METHODS)),
});
export type AdminUser = z.infer<typeof adminUser>;

/** Filters the staff, and sorts them; those who never logged in come last. */
export const adminUsersQuery = z.object({
  /** Searches names and email addresses. */
  search: z.string().trim().max(200).default(""),
  roles: z.preprocess(toList, z.array(z.enum(ADMIN_ROLE_NAMES)).max(ADMIN_ROLE_NAMES.length)),
  statuses: z.preprocess(
    toList,
    z.array(z.enum(ADMIN_USER_STATUSES)).max(ADMIN_USER_STATUSES.length),
  ),
  order_by: z.enum(ADMIN_USER_ORDERS).default("name"),
  order_by_direction: z.enum(["asc", "desc"]).default("asc"),
});
export type AdminUsersQuery = z.infer<typeof adminUsersQuery>;

/** A role of staff, and what it may do. */
export const adminRole = z.object({
  id,
  name: z.enum(ADMIN_ROLE_NAMES),
  label: z.string(),
  permissions: z.array(z.string()),
});

const names = {
  first_name: requiredText(NAME_MAX, ADMIN_USER_MESSAGES.firstNameRequired),
  last_name: requiredText(NAME_MAX, ADMIN_USER_MESSAGES.lastNameRequired),
};
const roleId = z
  .number(ADMIN_USER_MESSAGES.role)
  .refine((value) => findAdminRole(value) !== undefined, ADMIN_USER_MESSAGES.role);

export const inviteAdminBody = z.object({
  email: requiredEmail(ADMIN_USER_MESSAGES.emailRequired),
  ...names,
  role_id: roleId,
});
export type InviteAdminBody = z.infer<typeof inviteAdminBody>;

/** The role; the name counts until the invitation is accepted, as from then on it is the person's own. */
export const updateAdminBody = z.object({ ...names, role_id: roleId });
export type UpdateAdminBody = z.infer<typeof updateAdminBody>;
