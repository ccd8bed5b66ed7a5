import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { Industry, IndustryBody } from "@devguild/schemas/industries";
import { useQueryClient } from "@tanstack/react-query";

import { FormModal } from "@devguild/design-system/form-modal";

const EMPTY: IndustryBody = { name: "", slug: "", active: true };

type Props = {
  /** The industry to change; null to add one. */
  industry: Industry | null;
  onClose: () => void;
};

/** A dialog to add an industry to the catalogue, or to change one. */
export function IndustryModal({ industry, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const call = (body: IndustryBody) =>
    industry
      ? api.industries.update.call({ params: { id: industry.id }, body })
      : api.industries.create.call({ body });
  const { name, slug, active } = industry ?? EMPTY;
  const form = useApiForm(
    { call },
    {
      initialValues: { name, slug, active },
      toInput: (body) => body,
      onSuccess: async ({ data }) => {
        await queries.invalidateQueries({ queryKey: api.industries.list.key });
        toasts.show({ tone: "ok", text: `${data.name} ${industry ? "saved" : "added"}` });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={form}
      title={industry ? "Edit industry" : "New industry"}
      submitLabel={industry ? "Save changes" : "Add industry"}
      onClose={onClose}
    >
      <TextField label="Name" {...form.field("name")} />
      <TextField
        label="Slug"
        optional
        {...form.field("slug")}
        help="Leave empty to use the name."
      />
      <CheckboxField
        label="Available to companies"
        help="Companies that already chose it keep it."
        {...form.tick("active")}
      />
    </FormModal>
  );
}
