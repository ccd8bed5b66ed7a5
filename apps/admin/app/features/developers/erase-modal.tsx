import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useStepUp } from "@devguild/auth-ui/step-up";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import { DEVELOPER_STAFF_MESSAGES } from "@devguild/schemas/constants/admin-developers";
import { pluralize } from "@devguild/schemas/formats";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { DEVELOPERS_PATH } from "./developer-addresses.ts";
import { nameDeveloper } from "./developer-list.tsx";
import { ErasureLists } from "../frame/erasure-lists.tsx";
import classes from "../frame/modal-form.module.css";

const FORM = "erase-developer";

type Props = { developer: StaffDeveloper; onClose: () => void };

function Consequences({ developer }: { developer: StaffDeveloper }) {
  const { applications, interviews, messages, suggestions, only_account } = developer.holdings;
  return (
    <ErasureLists
      gone={[
        `Profile${developer.cv_uploaded ? ", CV" : ""}, picture and phone number`,
        `${pluralize(messages, "message")} and all cover letters`,
        `${pluralize(interviews, "interview")}, ${pluralize(suggestions, "suggestion")} and our notes`,
        only_account ? "The login: it’s the only account" : "The developer account",
      ]}
      stays={[
        `${pluralize(applications, "application")}, without the name`,
        "Entries of the audit log",
        ...(only_account ? [] : ["The login with its other accounts"]),
      ]}
    />
  );
}

/** Lists what an erasure deletes, and asks for the name and a fresh second factor before it. */
export function EraseModal({ developer, onClose }: Props) {
  const toasts = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const stepUp = useStepUp();
  const name = nameDeveloper(developer);
  const form = useApiForm(api.adminDevelopers.erase, {
    initialValues: { typed: "", reason: "" },
    check: ({ typed }): Record<string, string> =>
      typed.trim().toLowerCase() === name.toLowerCase()
        ? {}
        : { typed: DEVELOPER_STAFF_MESSAGES.nameMismatch(name) },
    toInput: async ({ reason }) => ({
      params: { userId: developer.user_id },
      query: {
        reason,
        mfa_token: await stepUp.prove("developer.gdpr", developer.user_id, `Erase ${name}`),
      },
    }),
    onSuccess: async () => {
      await navigate(DEVELOPERS_PATH);
      await queries.invalidateQueries({ queryKey: api.adminDevelopers.list.key });
      toasts.show({ tone: "ok", text: `${name} is erased.` });
    },
  });
  return (
    <>
      <Modal
        opened={!stepUp.dialog}
        keepMounted
        onClose={onClose}
        title={`Erase ${name}?`}
        width={560}
        closeOnClickOutside={!form.isTouched}
        footerNote="They get a last email."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={FORM} variant="dangerFilled" loading={form.isPending}>
              Erase developer
            </Button>
          </>
        }
      >
        <ApiForm id={FORM} form={form} className={classes.form}>
          <p>
            <strong>This can’t be undone, by anyone.</strong>
          </p>
          <Consequences developer={developer} />
          <TextField
            label={`Type ${name} to confirm`}
            autoComplete="off"
            {...form.field("typed")}
          />
          <TextField
            label="Reason"
            optional
            help="Stays in the audit log, so write a ticket and no name."
            {...form.field("reason")}
          />
        </ApiForm>
      </Modal>
      {stepUp.dialog}
    </>
  );
}
