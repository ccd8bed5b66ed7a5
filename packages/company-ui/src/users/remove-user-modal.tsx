import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { useMutation } from "@tanstack/react-query";

import type { UserModalProps } from "./user-modal-props.ts";
import { useRefreshUsers } from "./use-refresh-users.ts";

/** Asks for confirmation before a user leaves the company, or an invitation is withdrawn. */
export function RemoveUserModal({ companyId, user, onClose }: UserModalProps) {
  const toasts = useToast();
  const refresh = useRefreshUsers();
  const isInvited = user.status === "invited";
  const removing = useMutation({
    mutationFn: () => api.companyUsers.remove.call({ params: { companyId, userId: user.id } }),
    onSuccess: async () => {
      await refresh();
      toasts.show({
        tone: "ok",
        text: isInvited ? "Invitation withdrawn." : `${user.full_name} removed.`,
      });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={isInvited ? "Withdraw this invitation?" : `Remove ${user.full_name}?`}
      confirmLabel={isInvited ? "Withdraw invitation" : `Remove ${user.full_name}`}
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        {isInvited
          ? `The link that ${user.email} received stops working.`
          : `${user.first_name} loses access straight away and keeps their own login.${
              user.has_jobs ? " Their jobs go to the owner." : ""
            } To let them in again, you would have to invite them.`}
      </p>
    </ConfirmModal>
  );
}
