import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { PictureField } from "@devguild/company-ui/picture-field";
import { TextField } from "@devguild/design-system/text-field";
import {
  SPEAKER_COMPANY_MAX,
  SPEAKER_NAME_MAX,
  SPEAKER_ROLE_MAX,
} from "@devguild/schemas/constants/speakers";
import type { SpeakerOption } from "@devguild/schemas/speakers";
import { useQueryClient } from "@tanstack/react-query";

import { FormModal } from "@devguild/design-system/form-modal";

type Props = { onAdded: (speaker: SpeakerOption) => void; onClose: () => void };

/** A dialog to add a speaker while another form stays as it is. */
export default function NewSpeakerModal({ onAdded, onClose }: Props) {
  const queries = useQueryClient();
  const form = useApiForm(api.speakers.create, {
    initialValues: { name: "", title: "", company: "", portrait_url: null as string | null },
    toInput: (body) => ({ body }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.speakers.find.key });
      onAdded(data);
      onClose();
    },
  });
  return (
    <FormModal form={form} title="New speaker" submitLabel="Add speaker" onClose={onClose}>
      <TextField label="Name" maxLength={SPEAKER_NAME_MAX} {...form.field("name")} />
      <TextField
        label="Role"
        optional
        maxLength={SPEAKER_ROLE_MAX}
        placeholder="Staff Engineer"
        {...form.field("title")}
      />
      <TextField
        label="Company"
        optional
        maxLength={SPEAKER_COMPANY_MAX}
        {...form.field("company")}
      />
      <PictureField label="Picture" shape="avatar" {...form.field<string | null>("portrait_url")} />
    </FormModal>
  );
}
