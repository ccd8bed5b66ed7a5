import { ADMIN_ROLES } from "@devguild/schemas/constants/accounts";

/** Returns the name of the role with these permissions: "Account manager". */
export const getAdminRole = (permissions: readonly string[]): string => {
  const role = Object.entries(ADMIN_ROLES).find(
    ([, granted]) =>
      granted.length === permissions.length &&
      granted.every((permission) => permissions.includes(permission)),
  );
  const words = (role?.[0] ?? "back office").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
