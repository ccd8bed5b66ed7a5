import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";

import classes from "../frame/modal-form.module.css";
import { useRefreshDeveloper } from "./use-developer-action.ts";

const FORM = "developer-email";

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
    <Modal
      opened
      onClose={onClose}
      title="Change email"
      closeOnClickOutside={!form.isTouched}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={form.isPending}>
            Change email
          </Button>
        </>
      }
    >
      <ApiForm id={FORM} form={form} className={classes.form}>
        <p>
          The new address has to be confirmed by the link that we send there. All sessions end,
          links sent to {developer.email} stop working, and it gets an email.
        </p>
        <TextField
          label="New email address"
          type="email"
          autoComplete="off"
          data-autofocus
          {...form.field("email")}
        />
      </ApiForm>
    </Modal>
  );
}
