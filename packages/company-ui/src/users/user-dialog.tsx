import type { CompanyUser } from "@devguild/schemas/company-users";

import { ChangeOwnerModal } from "./change-owner-modal.tsx";
import { ChangeRoleModal } from "./change-role-modal.tsx";
import { InvitationModal } from "./invitation-modal.tsx";
import { RemoveUserModal } from "./remove-user-modal.tsx";
import { SuspendUserModal } from "./suspend-user-modal.tsx";
import type { UserAction } from "./user-actions.ts";

/** What a dialog asks about: a new user, or an action on one. */
export type UserQuestion = { action: "invite" } | { action: UserAction; user: CompanyUser };

type Props = {
  companyId: number;
  question: UserQuestion;
  onClose: () => void;
};

/** The dialog of an action. */
export function UserDialog({ companyId, question, onClose }: Props) {
  if (question.action === "invite")
    return <InvitationModal companyId={companyId} invitation={null} onClose={onClose} />;
  const about = { companyId, user: question.user, onClose };
  switch (question.action) {
    case "edit-invitation":
      return <InvitationModal companyId={companyId} invitation={question.user} onClose={onClose} />;
    case "change-role":
      return <ChangeRoleModal {...about} />;
    case "make-owner":
      return <ChangeOwnerModal {...about} />;
    case "suspend":
      return <SuspendUserModal {...about} />;
    case "remove":
      return <RemoveUserModal {...about} />;
    default:
      return null;
  }
}
