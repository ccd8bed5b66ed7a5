import {
  ADMIN_ROLES,
  type AdminRole,
  COMPANY_ROLES,
  type CompanyRole,
  type Permission,
} from "@devguild/schemas/constants/accounts";

/** Returns the permissions of a role; none without a role. */
export const getPermissions = (role: string | null): ReadonlySet<Permission> =>
  new Set<Permission>(
    role === null
      ? []
      : role in COMPANY_ROLES
        ? COMPANY_ROLES[role as CompanyRole]
        : ADMIN_ROLES[role as AdminRole],
  );
