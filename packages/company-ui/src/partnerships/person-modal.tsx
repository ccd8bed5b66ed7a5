import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FieldPair } from "@devguild/design-system/field-pair";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { PERSON_ROLE_LABELS, PERSON_ROLES } from "@devguild/schemas/constants/partnerships";
import type { PartnershipPerson } from "@devguild/schemas/partnerships";

import { ItemModal } from "./item-modal.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { RemoveButton } from "./remove-button.tsx";
import type { PartnershipEditor } from "./use-partnership-editor.ts";

const ROLES = PERSON_ROLES.map((value) => ({ value, label: PERSON_ROLE_LABELS[value] }));

type Props = {
  editor: PartnershipEditor;
  /** Who is changed; null to add someone. */
  person: PartnershipPerson | null;
  onClose: () => void;
};

/** A dialog to add someone to a partnership, to change or to remove them. */
export function PersonModal({ editor: { params, show }, person, onClose }: Props) {
  const toasts = useToast();
  const form = useApiForm(api.partnerships.savePerson, {
    initialValues: {
      first_name: person?.first_name ?? "",
      last_name: person?.last_name ?? "",
      email: person?.email ?? "",
      phone: person?.phone ?? "",
      job_title: person?.job_title ?? "",
      role: person?.role ?? "booth_staff",
      image_url: person?.image_url ?? null,
    },
    toInput: (body) => ({ params, body: { ...body, id: person?.id ?? null } }),
    onSuccess: ({ data }, { first_name }) => {
      show({ company_people: data });
      toasts.show({ tone: "ok", text: person ? "Changes saved." : `${first_name} added.` });
      onClose();
    },
  });
  return (
    <ItemModal
      form={form}
      noun="person"
      isNew={person === null}
      remove={
        person && (
          <RemoveButton
            noun="person"
            remove={() =>
              api.partnerships.removePerson.call({ params: { ...params, id: person.id } })
            }
            onRemoved={async ({ data }) => {
              // Whoever goes also leaves their activities.
              const { data: after } = await api.partnerships.one.call({ params });
              show({ ...after, company_people: data });
              onClose();
            }}
          />
        )
      }
      onClose={onClose}
    >
      <FieldPair>
        <TextField label="First name" {...form.field("first_name")} />
        <TextField label="Last name" {...form.field("last_name")} />
      </FieldPair>
      <FieldPair>
        <TextField label="Email" type="email" {...form.field("email")} />
        <TextField label="Phone" type="tel" optional {...form.field("phone")} />
      </FieldPair>
      <FieldPair>
        <TextField label="Job title" {...form.field("job_title")} />
        <SelectField label="At the event" options={ROLES} {...form.field("role")} />
      </FieldPair>
      <PictureField label="Photo" shape="avatar" {...form.field<string | null>("image_url")} />
    </ItemModal>
  );
}
