import type { AdminPermission } from "@devguild/schemas/constants/accounts";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { type ReactNode, useMemo } from "react";

import { CompanyViewerContext } from "./company-viewer.ts";

type Props = {
  /** What staff need to change something on the screen. */
  permission: AdminPermission;
  children: ReactNode;
};

/** Shows a company's screen to staff; without the permission its actions are disabled, with the reason. */
export function StaffViewer({ permission, children }: Props) {
  const user = useCurrentUser();
  const canEdit = user?.permissions.includes(permission) ?? false;
  const viewer = useMemo(
    () => ({
      audience: "staff" as const,
      viewOnly: canEdit ? null : `You need the permission ${permission} to change this.`,
    }),
    [canEdit, permission],
  );
  return <CompanyViewerContext value={viewer}>{children}</CompanyViewerContext>;
}
