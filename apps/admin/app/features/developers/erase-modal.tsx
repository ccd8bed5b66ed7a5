import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useStepUp } from "@devguild/auth-ui/step-up";
import { useToast } from "@devguild/design-system/toast";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import { pluralize } from "@devguild/schemas/formats";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { DEVELOPERS_PATH } from "./developer-addresses.ts";
import { nameDeveloper } from "./developer-list.tsx";
import { confirmByName, ConfirmByNameModal } from "../frame/confirm-by-name-modal.tsx";
import { ErasureLists } from "../frame/erasure-lists.tsx";

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
    ...confirmByName(name),
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
    <ConfirmByNameModal
      action="Erase developer"
      title={`Erase ${name}?`}
      name={name}
      form={form}
      stepUp={stepUp.dialog}
      reasonHelp="Stays in the audit log, so write a ticket and no name."
      footerNote="They get a last email."
      width={560}
      onClose={onClose}
    >
      <p>
        <strong>This can’t be undone, by anyone.</strong>
      </p>
      <Consequences developer={developer} />
    </ConfirmByNameModal>
  );
}
