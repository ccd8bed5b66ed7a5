import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { PICTURE_UPLOADS } from "@devguild/company-ui/picture-upload";
import { TextField } from "@devguild/design-system/text-field";
import { UploadField } from "@devguild/design-system/upload-field";
import {
  SPEAKER_COMPANY_MAX,
  SPEAKER_NAME_MAX,
  SPEAKER_ROLE_MAX,
} from "@devguild/schemas/constants/speakers";
import type { SpeakerOption } from "@devguild/schemas/speakers";
import { useQueryClient } from "@tanstack/react-query";

import { FormModal } from "@devguild/design-system/form-modal";
import { useFieldState } from "../videos/use-field-state.ts";

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
  const portrait = useFieldState(form.field<string | null>("portrait_url"));
  return (
    <FormModal form={form} title="New speaker" submitLabel="Add speaker" onClose={onClose}>
      <TextField label="Name" data-autofocus maxLength={SPEAKER_NAME_MAX} {...form.field("name")} />
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
      <UploadField
        label="Picture"
        optional
        shape="avatar"
        {...PICTURE_UPLOADS.logo}
        {...portrait}
      />
    </FormModal>
  );
}
