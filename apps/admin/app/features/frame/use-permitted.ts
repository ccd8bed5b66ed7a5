import type { AdminPermission } from "@devguild/schemas/constants/accounts";
import { useCurrentUser } from "@devguild/session/use-current-user";

/** Returns what a control gets that takes a permission: without it, it is off and names it. */
export const usePermitted = (permission: AdminPermission) => {
  const may = useCurrentUser()?.permissions.includes(permission) ?? false;
  return may ? {} : { disabled: true, title: `You need the permission ${permission}.` };
};
