import { Button } from "@devguild/design-system/button";
import type { AdminPermission } from "@devguild/schemas/constants/accounts";

import { usePermitted } from "../frame/use-permitted.ts";

type Props = {
  /** Whose row it is in. */
  name: string;
  /** The permission that restoring takes. */
  permission: AdminPermission;
  onClick: () => void;
};

/** The button that restores a row; without the permission it is off and says why. */
export function RestoreButton({ name, permission, onClick }: Props) {
  const permitted = usePermitted(permission);
  return (
    <Button size="sm" onClick={onClick} {...permitted}>
      Restore<span className="visually-hidden"> {name}</span>
    </Button>
  );
}
