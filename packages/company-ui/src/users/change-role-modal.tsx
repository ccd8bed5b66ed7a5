import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { useToast } from "@devguild/design-system/toast";
import { ROLE_LABELS } from "@devguild/schemas/constants/company-users";

import { ROLE_OPTIONS, toGivenRole } from "./role-choice.ts";
import type { UserModalProps } from "./user-modal-props.ts";
import { useRefreshUsers } from "./use-refresh-users.ts";

/** A dialog to give a user another role. */
export function ChangeRoleModal({ companyId, user, onClose }: UserModalProps) {
  const toasts = useToast();
  const refresh = useRefreshUsers();
  const form = useApiForm(api.companyUsers.changeRole, {
    initialValues: { role: toGivenRole(user.role) },
    toInput: (body) => ({ params: { companyId, userId: user.id }, body }),
    onSuccess: async ({ data }) => {
      await refresh();
      toasts.show({ tone: "ok", text: `${data.full_name} is now ${ROLE_LABELS[data.role]}.` });
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Change ${user.full_name}’s role`}
      submitLabel="Change role"
    >
      <RadioGroup
        legend="Role"
        options={ROLE_OPTIONS}
        {...form.field("role")}
        help="It counts from their next click."
      />
    </FormModal>
  );
}
