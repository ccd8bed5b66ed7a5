import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FieldPair } from "@devguild/design-system/field-pair";
import { FormModal } from "@devguild/design-system/form-modal";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { CompanyUser, InviteUserBody } from "@devguild/schemas/company-users";

import { ROLE_OPTIONS, toGivenRole, DEFAULT_ROLE } from "./role-choice.ts";
import { useRefreshUsers } from "./use-refresh-users.ts";

type Props = {
  companyId: number;
  /** The invitation to correct; null to invite someone. */
  invitation: CompanyUser | null;
  onClose: () => void;
};

/** A dialog to invite someone to a company, or to correct an invitation that is still open. */
export function InvitationModal({ companyId, invitation, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshUsers();
  const call = ({ email, ...body }: InviteUserBody) =>
    invitation
      ? api.companyUsers.updateInvitation.call({
          params: { companyId, userId: invitation.id },
          body,
        })
      : api.companyUsers.invite.call({ params: { id: companyId }, body: { email, ...body } });
  const form = useApiForm(
    { call },
    {
      initialValues: {
        email: invitation?.email ?? "",
        first_name: invitation?.first_name ?? "",
        last_name: invitation?.last_name ?? "",
        role: invitation ? toGivenRole(invitation.role) : DEFAULT_ROLE,
      },
      toInput: (body) => body,
      onSuccess: async ({ data }) => {
        await refresh();
        toasts.show({
          tone: "ok",
          text: invitation ? "Invitation saved." : `Invitation sent to ${data.email}.`,
        });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={invitation ? "Edit invitation" : "Invite someone"}
      submitLabel={invitation ? "Save changes" : "Send invitation"}
    >
      {invitation ? (
        <p>
          The invitation went to {invitation.email}. To use another address, remove it and invite
          them again.
        </p>
      ) : (
        <TextField
          label="Work email"
          type="email"
          {...form.field("email")}
          help="They get a link that works for 7 days."
        />
      )}
      <FieldPair>
        <TextField label="First name" {...form.field("first_name")} />
        <TextField label="Last name" {...form.field("last_name")} />
      </FieldPair>
      <RadioGroup legend="Role" options={ROLE_OPTIONS} {...form.field("role")} />
    </FormModal>
  );
}
