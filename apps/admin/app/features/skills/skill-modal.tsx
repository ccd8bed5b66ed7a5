import { api } from "@devguild/api-client/browser-api";
import { FailedPart } from "@devguild/company-ui/failed-part";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { SelectField } from "@devguild/design-system/select-field";
import { TagsField } from "@devguild/design-system/tags-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { AdminSkill, SkillBody } from "@devguild/schemas/skills";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { FormModal } from "@devguild/design-system/form-modal";

const EMPTY: SkillBody = {
  name: "",
  slug: "",
  label: "",
  category_id: 0,
  active: true,
  synonyms: [],
};

type Props = {
  /** The skill to change; null to add one. */
  skill: AdminSkill | null;
  onClose: () => void;
};

/** A dialog to add a skill to the catalogue, or to change one. */
export default function SkillModal({ skill, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const categories = useQuery(api.catalogue.skillCategories.options());
  const call = (body: SkillBody) =>
    skill
      ? api.skills.update.call({ params: { id: skill.id }, body })
      : api.skills.create.call({ body });
  const { name, slug, label, category_id, active, synonyms } = skill ?? EMPTY;
  const form = useApiForm(
    { call },
    {
      initialValues: {
        name,
        slug,
        label,
        category_id: category_id === 0 ? "" : String(category_id),
        active,
        synonyms,
      },
      toInput: ({ category_id: category, ...values }) => ({
        ...values,
        category_id: Number(category),
      }),
      onSuccess: async ({ data }) => {
        await queries.invalidateQueries({ queryKey: api.skills.list.key });
        toasts.show({ tone: "ok", text: `${data.name} ${skill ? "saved" : "added"}` });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={form}
      title={skill ? "Edit skill" : "New skill"}
      submitLabel={skill ? "Save changes" : "Add skill"}
      onClose={onClose}
    >
      <TextField label="Name" {...form.field("name")} />
      <SelectField
        label="Category"
        help={categories.isLoadingError && <FailedPart of="The categories" query={categories} />}
        options={[
          ...(category_id === 0 ? [{ value: "", label: "Choose a category" }] : []),
          ...(categories.data?.data ?? []).map(({ id, name: category }) => ({
            value: String(id),
            label: category,
          })),
        ]}
        {...form.field("category_id")}
      />
      <TagsField
        label="Also found by"
        optional
        options={[]}
        help="Short forms and other spellings, such as k8s for Kubernetes."
        {...form.field("synonyms")}
      />
      <FieldPair>
        <TextField
          label="Label"
          optional
          help="Leave empty to use the name."
          {...form.field("label")}
        />
        <TextField
          label="Slug"
          optional
          help="Part of the address of its jobs."
          {...form.field("slug")}
        />
      </FieldPair>
      <CheckboxField
        label="Active"
        help="People can choose it and find it in filters."
        {...form.tick("active")}
      />
    </FormModal>
  );
}
