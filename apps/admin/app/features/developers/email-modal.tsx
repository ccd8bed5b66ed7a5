import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";

import { FormModal } from "@devguild/design-system/form-modal";
import { useRefreshDeveloper } from "./use-developer-action.ts";

type Props = { developer: StaffDeveloper; onClose: () => void };

/** A dialog to change the address of a developer's login. */
export function EmailModal({ developer, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshDeveloper();
  const form = useApiForm(api.adminDevelopers.setEmail, {
    initialValues: { email: "" },
    toInput: (body) => ({ params: { id: developer.user_id }, body }),
    onSuccess: async ({ data }) => {
      await refresh();
      toasts.show({ tone: "ok", text: `We sent a link to ${data.email}.` });
      onClose();
    },
  });
  return (
    <FormModal form={form} title="Change email" submitLabel="Change email" onClose={onClose}>
      <p>
        The new address has to be confirmed by the link that we send there. All sessions end, links
        sent to {developer.email} stop working, and it gets an email.
      </p>
      <TextField
        label="New email address"
        type="email"
        autoComplete="off"
        {...form.field("email")}
      />
    </FormModal>
  );
}
