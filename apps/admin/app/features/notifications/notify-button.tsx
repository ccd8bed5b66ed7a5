import { Button, type ButtonProps } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import {
  NOTIFICATION_AUDIENCES,
  type NotificationAudience,
} from "@devguild/schemas/constants/notifications";
import { IconBell } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";

const NotificationModal = lazyDialog(() => import("./notification-modal.tsx"));

type Props = {
  audience: NotificationAudience;
  userIds: readonly number[];
  /** Whom the dialog is about: a name, or how many. */
  to: string;
  /** Whether it is one of the buttons above a list that change the selected rows. */
  isInBar?: boolean;
  onSent?: () => void;
  size?: ButtonProps["size"];
};

/** Opens the dialog that notifies people. */
export function NotifyButton({ audience, userIds, to, size, isInBar = false, onSent }: Props) {
  const [isOpen, setOpen] = useState(false);
  const permitted = usePermitted(NOTIFICATION_AUDIENCES[audience].permission);
  return (
    <>
      <Button
        disabled={userIds.length === 0}
        {...(isInBar
          ? { size: "sm", variant: "subtle" }
          : { size, icon: <IconBell size={18} stroke={1.75} aria-hidden /> })}
        onClick={() => setOpen(true)}
        {...permitted}
      >
        Notify
      </Button>
      {isOpen && (
        <Suspense>
          <NotificationModal
            audience={audience}
            userIds={userIds}
            to={to}
            onSent={onSent}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
