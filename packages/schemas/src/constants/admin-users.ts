import { ADMIN_ROLE_NAMES, type AdminRole } from "./accounts.ts";

/** What can be true of a member of staff: invited, or active. */
export const ADMIN_USER_STATUSES = ["pending", "active"] as const;

export const ADMIN_USER_STATUS_LABELS: Record<(typeof ADMIN_USER_STATUSES)[number], string> = {
  pending: "Invited",
  active: "Active",
};

/** What the list of staff can be sorted by. */
export const ADMIN_USER_ORDERS = ["name", "last_login_at"] as const;

/** The ids of the roles in calls; they stay, whatever the roles are called. */
export const ADMIN_ROLE_IDS: Record<AdminRole, number> = {
  "super-admin": 1,
  "account-manager": 2,
  "talent-manager": 3,
  "content-editor": 4,
  support: 5,
};

/** How the roles of staff are called. */
export const ADMIN_ROLE_LABELS: Record<AdminRole, string> = {
  "super-admin": "Super admin",
  "account-manager": "Account manager",
  "talent-manager": "Talent manager",
  "content-editor": "Content editor",
  support: "Support",
};

/** Finds a role by its id. */
export const findAdminRole = (id: number): AdminRole | undefined =>
  ADMIN_ROLE_NAMES.find((name) => ADMIN_ROLE_IDS[name] === id);

export const ADMIN_USER_MESSAGES = {
  emailRequired: "Please enter their email address.",
  firstNameRequired: "Please enter their first name.",
  lastNameRequired: "Please enter their last name.",
  role: "Choose a role.",
  alreadyStaff: "This person is already on the staff.",
  notInvitable: "This address can’t be invited right now.",
} as const;
