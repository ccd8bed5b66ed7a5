import { Button } from "@devguild/design-system/button";
import { LinkButton, type LinkButtonProps } from "@devguild/design-system/link-button";
import type { AdminPermission } from "@devguild/schemas/constants/accounts";

import { usePermitted } from "./use-permitted.ts";

type Props = Pick<LinkButtonProps, "variant" | "size" | "children"> & {
  to: string;
  /** What the screen behind it takes. */
  permission: AdminPermission;
};

/** Leads to a screen that changes something; without the permission for it, it is off and says so. */
export function PermittedLinkButton({ permission, to, ...look }: Props) {
  const permitted = usePermitted(permission);
  return "disabled" in permitted ? (
    <Button {...look} {...permitted} />
  ) : (
    <LinkButton to={to} {...look} />
  );
}
