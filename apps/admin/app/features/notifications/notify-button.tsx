import { Button } from "@devguild/design-system/button";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { IconBell } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";

const NotificationModal = lazyComponent(() => import("./notification-modal.tsx"));

type Props = {
  developerIds: readonly number[];
  /** Whom the dialog is about: a name, or how many. */
  audience: string;
  /** Whether it is one of the buttons above a list that change the selected rows. */
  isInBar?: boolean;
  onSent?: () => void;
};

/** Opens the dialog that notifies developers. */
export function NotifyButton({ developerIds, audience, isInBar = false, onSent }: Props) {
  const [isOpen, setOpen] = useState(false);
  const permitted = usePermitted("admin.edit-developers");
  return (
    <>
      <Button
        disabled={developerIds.length === 0}
        {...(isInBar
          ? { size: "sm", variant: "subtle" }
          : { icon: <IconBell size={18} stroke={1.75} aria-hidden /> })}
        onClick={() => setOpen(true)}
        {...permitted}
      >
        Notify
      </Button>
      {isOpen && (
        <Suspense>
          <NotificationModal
            developerIds={developerIds}
            audience={audience}
            onSent={onSent}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
