import { ADMIN_ROLES } from "@devguild/schemas/constants/accounts";

/** The role that a set of permissions stands for, as a person reads it: "Account manager". */
export const getAdminRole = (permissions: readonly string[]): string => {
  const role = Object.entries(ADMIN_ROLES).find(
    ([, granted]) =>
      granted.length === permissions.length &&
      granted.every((permission) => permissions.includes(permission)),
  );
  const words = (role?.[0] ?? "back office").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
