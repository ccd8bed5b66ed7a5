import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";
import { CATEGORY_NAME_MAX } from "@devguild/schemas/constants/article-editing";
import { useQueryClient } from "@tanstack/react-query";

import { FormModal } from "../frame/form-modal.tsx";

type Props = { onAdded: (id: number) => void; onClose: () => void };

/** A dialog to add a category of articles while the article stays as it is. */
export default function NewCategoryModal({ onAdded, onClose }: Props) {
  const queries = useQueryClient();
  const form = useApiForm(api.adminMagazine.createCategory, {
    initialValues: { name: "" },
    toInput: (body) => ({ body }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.adminMagazine.editOptions.key });
      onAdded(data.id);
      onClose();
    },
  });
  return (
    <FormModal form={form} title="New category" submitLabel="Add category" onClose={onClose}>
      <TextField
        label="Name"
        data-autofocus
        maxLength={CATEGORY_NAME_MAX}
        {...form.field("name")}
      />
    </FormModal>
  );
}
