import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { describePicture, sendPicture } from "@devguild/company-ui/send-picture";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { UploadField } from "@devguild/design-system/upload-field";
import {
  AUTHOR_BIO_MAX,
  AUTHOR_NAME_MAX,
  AUTHOR_ROLE_MAX,
} from "@devguild/schemas/constants/article-editing";
import { PICTURE_MAX_BYTES, PICTURE_TYPE_NAMES } from "@devguild/schemas/constants/postings";
import { useQueryClient } from "@tanstack/react-query";

import { FormModal } from "../frame/form-modal.tsx";
import { useFieldState } from "../videos/use-field-state.ts";

type Props = { onAdded: (id: number) => void; onClose: () => void };

/** A dialog to add an author while the article stays as it is. */
export default function NewAuthorModal({ onAdded, onClose }: Props) {
  const queries = useQueryClient();
  const form = useApiForm(api.adminMagazine.createAuthor, {
    initialValues: { name: "", job_title: "", bio: "", portrait_url: null as string | null },
    toInput: (body) => ({ body }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.adminMagazine.editOptions.key });
      onAdded(data.id);
      onClose();
    },
  });
  const portrait = useFieldState(form.field<string | null>("portrait_url"));
  return (
    <FormModal form={form} title="New author" submitLabel="Add author" onClose={onClose}>
      <TextField label="Name" data-autofocus maxLength={AUTHOR_NAME_MAX} {...form.field("name")} />
      <TextField
        label="Role"
        optional
        maxLength={AUTHOR_ROLE_MAX}
        placeholder="Staff Engineer"
        {...form.field("job_title")}
      />
      <TextArea
        label="About the author"
        optional
        rows={3}
        maxLength={AUTHOR_BIO_MAX}
        help="Shown below their articles."
        {...form.field("bio")}
      />
      <UploadField
        label="Picture"
        optional
        shape="avatar"
        types={PICTURE_TYPE_NAMES}
        maxBytes={PICTURE_MAX_BYTES}
        help={describePicture("logo")}
        send={(file, onProgress) => sendPicture("logo", file, onProgress)}
        {...portrait}
      />
    </FormModal>
  );
}
