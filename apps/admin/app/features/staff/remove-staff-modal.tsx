import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import type { AdminUser } from "@devguild/schemas/admin-users";
import { useMutation } from "@tanstack/react-query";

import { useRefreshStaff } from "./use-refresh-staff.ts";

type Props = { person: AdminUser; onClose: () => void };

/** Asks for confirmation before someone leaves the staff, or an invitation is withdrawn. */
export function RemoveStaffModal({ person, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshStaff();
  const isPending = person.status === "pending";
  const removing = useMutation({
    mutationFn: () => api.adminUsers.remove.call({ params: { id: person.id } }),
    onSuccess: async () => {
      await refresh();
      const text = isPending ? "Invitation withdrawn." : `${person.full_name} removed.`;
      toasts.show({ tone: "ok", text });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={isPending ? "Withdraw this invitation?" : `Remove ${person.full_name}?`}
      confirmLabel={isPending ? "Withdraw invitation" : `Remove ${person.full_name}`}
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        {isPending
          ? `The link that ${person.email} received stops working.`
          : `${person.first_name} loses access to the back office straight away and keeps their own login. Companies that ${person.first_name} manages are left without a manager. Only an invitation lets them in again.`}
      </p>
    </ConfirmModal>
  );
}
