import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { AdminCategory, CategoryBody } from "@devguild/schemas/admin-magazine";
import { CATEGORY_NAME_MAX } from "@devguild/schemas/constants/article-editing";

import { FormModal } from "@devguild/design-system/form-modal";
import { useRefreshBylines } from "./use-refresh-bylines.ts";

type Props = {
  /** The category to rename; null to add one. */
  category?: AdminCategory | null;
  onSaved?: (id: number) => void;
  onClose: () => void;
};

/** A dialog to add a category of articles, or to rename one. */
export default function CategoryModal({ category = null, onSaved, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshBylines();
  const form = useApiForm(
    {
      call: (body: CategoryBody) =>
        category
          ? api.adminMagazine.updateCategory.call({ params: { id: category.id }, body })
          : api.adminMagazine.createCategory.call({ body }),
    },
    {
      initialValues: { name: category?.name ?? "" },
      toInput: (body) => body,
      onSuccess: async ({ data }, { name }) => {
        await refresh();
        onSaved?.(data.id);
        toasts.show({ tone: "ok", text: `${name} ${category ? "saved" : "added"}` });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={form}
      title={category ? "Rename category" : "New category"}
      submitLabel={category ? "Save changes" : "Add category"}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={CATEGORY_NAME_MAX} {...form.field("name")} />
    </FormModal>
  );
}
