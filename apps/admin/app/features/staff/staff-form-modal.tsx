import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FieldPair } from "@devguild/design-system/field-pair";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { AdminUser } from "@devguild/schemas/admin-users";
import type { AdminRole } from "@devguild/schemas/constants/accounts";
import { ADMIN_ROLE_IDS, ADMIN_ROLE_LABELS } from "@devguild/schemas/constants/admin-users";

import { FormModal } from "@devguild/design-system/form-modal";
import { describeRole } from "./role-areas.ts";
import { useRefreshStaff } from "./use-refresh-staff.ts";

type Values = { email: string; first_name: string; last_name: string; role_id: string };

const TEXTS = {
  invite: { title: "Invite to the back office", action: "Send invitation" },
  pending: { title: "Edit invitation", action: "Save changes" },
  active: { title: "Change role", action: "Change role" },
} as const;

const toValues = (person: AdminUser | null): Values => ({
  email: person?.email ?? "",
  first_name: person?.first_name ?? "",
  last_name: person?.last_name ?? "",
  role_id: person ? String(ADMIN_ROLE_IDS[person.role]) : "",
});

const save = (person: AdminUser | null, { email, role_id: role, ...name }: Values) => {
  const body = { ...name, role_id: Number(role) || Number.NaN };
  return person
    ? api.adminUsers.update.call({ params: { id: person.id }, body })
    : api.adminUsers.invite.call({ body: { ...body, email } });
};

const describeSaved = (before: AdminUser | null, saved: AdminUser) => {
  if (!before) return `Invitation sent to ${saved.email}.`;
  return before.status === "pending"
    ? "Invitation saved."
    : `${saved.full_name} is now ${ADMIN_ROLE_LABELS[saved.role].toLowerCase()}.`;
};

type Props = {
  /** The roles to choose from. */
  roles: readonly { name: AdminRole; label: string }[];
  /** Whose role or invitation changes; null to invite someone. */
  person: AdminUser | null;
  onClose: () => void;
};

/** A dialog to invite someone to the staff, to correct an invitation, or to change a role. */
export function StaffFormModal({ roles, person, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshStaff();
  const form = useApiForm(
    { call: (values: Values) => save(person, values) },
    {
      initialValues: toValues(person),
      toInput: (values) => values,
      onSuccess: async ({ data }) => {
        await refresh();
        toasts.show({ tone: "ok", text: describeSaved(person, data) });
        onClose();
      },
    },
  );
  const { title, action } = TEXTS[person?.status ?? "invite"];
  return (
    <FormModal
      form={form}
      title={person?.status === "active" ? `Change ${person.full_name}’s role` : title}
      submitLabel={action}
      onClose={onClose}
    >
      {!person && (
        <TextField
          label="Email address"
          type="email"
          {...form.field("email")}
          help="They get a link that works for 7 days, and set up two-step login when they first log in."
        />
      )}
      {person?.status === "pending" && (
        <p>
          The invitation went to {person.email}. To use another address, withdraw it and invite them
          again.
        </p>
      )}
      {person?.status !== "active" && (
        <FieldPair>
          <TextField label="First name" {...form.field("first_name")} />
          <TextField label="Last name" {...form.field("last_name")} />
        </FieldPair>
      )}
      <RadioGroup
        legend="Role"
        options={roles.map(({ name, label }) => ({
          value: String(ADMIN_ROLE_IDS[name]),
          label,
          help: describeRole(name),
        }))}
        {...form.field("role_id")}
      />
    </FormModal>
  );
}
