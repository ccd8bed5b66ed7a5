import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { AdminUser } from "@devguild/schemas/admin-users";
import type { AdminRole } from "@devguild/schemas/constants/accounts";

import { Suspense } from "react";

import { RemoveStaffModal } from "./remove-staff-modal.tsx";
import { StaffFormModal } from "./staff-form-modal.tsx";
import type { StaffAction } from "./staff-menu.tsx";

const NotificationModal = lazyDialog(() => import("../notifications/notification-modal.tsx"));

/** What a dialog asks about: someone new, or an action on one. */
export type StaffQuestion =
  | { action: "invite" }
  | { action: Exclude<StaffAction, "resend">; person: AdminUser };

type Props = {
  question: StaffQuestion;
  roles: readonly { name: AdminRole; label: string }[];
  onClose: () => void;
};

/** The dialog of an action. */
export function StaffDialog({ question, roles, onClose }: Props) {
  if (question.action === "invite")
    return <StaffFormModal person={null} roles={roles} onClose={onClose} />;
  if (question.action === "notify")
    return (
      <Suspense>
        <NotificationModal
          audience="staff"
          userIds={[question.person.user_id]}
          to={question.person.full_name}
          onClose={onClose}
        />
      </Suspense>
    );
  return question.action === "edit" ? (
    <StaffFormModal person={question.person} roles={roles} onClose={onClose} />
  ) : (
    <RemoveStaffModal person={question.person} onClose={onClose} />
  );
}
