import { Button } from "@devguild/design-system/button";
import type { AdminPermission } from "@devguild/schemas/constants/accounts";
import { useCurrentUser } from "@devguild/session/use-current-user";

type Props = {
  /** Whose row it is in. */
  name: string;
  /** The permission that restoring takes. */
  permission: AdminPermission;
  onClick: () => void;
};

/** The button that restores a row; without the permission it is off and says why. */
export function RestoreButton({ name, permission, onClick }: Props) {
  const mayRestore = useCurrentUser()?.permissions.includes(permission) ?? false;
  return (
    <Button
      size="sm"
      disabled={!mayRestore}
      title={mayRestore ? undefined : "Your role can’t restore this."}
      onClick={onClick}
    >
      Restore<span className="visually-hidden"> {name}</span>
    </Button>
  );
}
