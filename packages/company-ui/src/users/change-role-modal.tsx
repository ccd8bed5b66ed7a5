import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { useToast } from "@devguild/design-system/toast";
import { ROLE_LABELS } from "@devguild/schemas/constants/company-users";

import { ROLE_OPTIONS, toGivenRole } from "./role-choice.ts";
import type { UserModalProps } from "./user-modal-props.ts";
import { useRefreshUsers } from "./use-refresh-users.ts";
import classes from "./user-modals.module.css";

const FORM = "change-role";

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
    <Modal
      opened
      onClose={onClose}
      title={`Change ${user.full_name}’s role`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={form.isPending}>
            Change role
          </Button>
        </>
      }
    >
      <ApiForm id={FORM} form={form} className={classes.form}>
        <RadioGroup
          legend="Role"
          options={ROLE_OPTIONS}
          {...form.field("role")}
          help="It counts from their next click."
        />
      </ApiForm>
    </Modal>
  );
}
