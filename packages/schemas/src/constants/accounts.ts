/** The account types; a login can have several. */
export const ACCOUNT_TYPES = ["developer", "company", "admin", "generic"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

const COMPANY_PERMISSIONS = [
  "owner.company.edit-jobs",
  "owner.company.view-company-users",
  "owner.company.edit-company-users",
  "owner.company.view-candidates",
  "owner.company.edit-candidates",
  "owner.company.edit-profile",
  "owner.company.edit-stories",
  "owner.company.edit-campaigns",
  "owner.company.edit-partnerships",
  "owner.company.edit-billing",
  "owner.company.purchase",
  "owner.company.delete-account",
  "owner.company.transfer-ownership",
] as const;
export type CompanyPermission = (typeof COMPANY_PERMISSIONS)[number];

const RECRUITING = [
  "owner.company.edit-jobs",
  "owner.company.view-candidates",
  "owner.company.edit-candidates",
] as const satisfies CompanyPermission[];

const CAMPAIGNS = [
  "owner.company.edit-profile",
  "owner.company.edit-stories",
  "owner.company.edit-campaigns",
  "owner.company.edit-partnerships",
] as const satisfies CompanyPermission[];

/** The permissions of each role in a company. */
export const COMPANY_ROLES = {
  "company-account-owner": COMPANY_PERMISSIONS,
  "company-administrator": COMPANY_PERMISSIONS.filter(
    (permission) =>
      permission !== "owner.company.delete-account" &&
      permission !== "owner.company.transfer-ownership",
  ),
  "company-recruiting-manager": RECRUITING,
  "company-campaign-manager": CAMPAIGNS,
} as const satisfies Record<string, readonly CompanyPermission[]>;
export type CompanyRole = keyof typeof COMPANY_ROLES;
export const COMPANY_ROLE_NAMES = Object.keys(COMPANY_ROLES) as [CompanyRole, ...CompanyRole[]];

const ADMIN_PERMISSIONS = [
  "admin.view-dashboard",
  "admin.view-company-jobs",
  "admin.edit-company-jobs",
  "admin.view-company-profile",
  "admin.edit-company-profile",
  "admin.edit-company-account",
  "admin.view-developers",
  "admin.edit-developers",
  "admin.view-sourcing-developers",
  "admin.view-highlights",
  "admin.edit-highlights",
  "admin.view-live-events",
  "admin.edit-live-events",
  "admin.view-magazine-content",
  "admin.edit-magazine-content",
  "admin.view-videos",
  "admin.edit-videos",
  "admin.delete-company",
  "admin.gdpr",
  "admin.edit-catalogue",
  "admin.manage-admin-users",
  "admin.manage-queues",
] as const;
export type AdminPermission = (typeof ADMIN_PERMISSIONS)[number];

/** The permissions of each role in the back office. */
export const ADMIN_ROLES = {
  "super-admin": ADMIN_PERMISSIONS,
  "account-manager": [
    "admin.view-dashboard",
    "admin.view-company-jobs",
    "admin.edit-company-jobs",
    "admin.view-company-profile",
    "admin.edit-company-profile",
    "admin.edit-company-account",
  ],
  "talent-manager": [
    "admin.view-dashboard",
    "admin.view-company-jobs",
    "admin.edit-company-jobs",
    "admin.view-company-profile",
    "admin.view-developers",
    "admin.edit-developers",
    "admin.view-sourcing-developers",
  ],
  "content-editor": [
    "admin.view-dashboard",
    "admin.view-videos",
    "admin.edit-videos",
    "admin.view-magazine-content",
    "admin.edit-magazine-content",
    "admin.view-live-events",
    "admin.edit-live-events",
    "admin.view-highlights",
    "admin.edit-highlights",
  ],
  support: [
    "admin.view-dashboard",
    "admin.view-company-jobs",
    "admin.view-company-profile",
    "admin.view-developers",
  ],
} as const satisfies Record<string, readonly AdminPermission[]>;
export type AdminRole = keyof typeof ADMIN_ROLES;
export const ADMIN_ROLE_NAMES = Object.keys(ADMIN_ROLES) as [AdminRole, ...AdminRole[]];

export type Permission = CompanyPermission | AdminPermission;
