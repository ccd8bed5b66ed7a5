import { api } from "@devguild/api-client/browser-api";
import { describeMissing } from "@devguild/design-system/describe-none";
import { FailedPart } from "@devguild/company-ui/failed-part";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { FormModal } from "@devguild/design-system/form-modal";
import { Notice } from "@devguild/design-system/notice";
import { useToast } from "@devguild/design-system/toast";
import { SKILL_MESSAGES } from "@devguild/schemas/constants/skills";
import { pluralize } from "@devguild/schemas/formats";
import type { AdminSkill } from "@devguild/schemas/skills";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const describeUses = ({ uses }: AdminSkill) => {
  const found = [
    [uses.developers, pluralize(uses.developers, "developer")],
    [uses.jobs, pluralize(uses.jobs, "open job")],
    [uses.companies, pluralize(uses.companies, "tech stack")],
    [
      uses.contents,
      pluralize(uses.contents, "video, article or event", "videos, articles and events"),
    ],
  ] as const;
  const used = found.filter(([count]) => count > 0).map(([, text]) => text);
  return used.length > 0 ? used.join(", ") : "Not used anywhere";
};

type Props = { skill: AdminSkill; onClose: () => void };

/** A dialog to merge a skill into another one, which takes over its uses and its words. */
export default function MergeSkillModal({ skill, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const offered = useQuery(api.catalogue.skills.options());
  const targets = (offered.data?.data ?? []).filter(({ id }) => id !== skill.id);
  const form = useApiForm(api.skills.merge, {
    initialValues: { target_id: null as string | null },
    check: ({ target_id: target }): Record<string, string> =>
      target === null ? { target_id: SKILL_MESSAGES.targetUnknown } : {},
    toInput: ({ target_id: target }) => ({
      params: { id: skill.id },
      body: { target_id: Number(target) },
    }),
    onSuccess: async ({ data }) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: api.skills.list.key }),
        queries.invalidateQueries({ queryKey: api.catalogue.skills.key }),
      ]);
      const target = data.merged_into?.name ?? "";
      toasts.show({ tone: "ok", text: `${data.name} merged into ${target}` });
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Merge ${skill.name}`}
      subtitle={describeUses(skill)}
      submitLabel={`Merge ${skill.name}`}
      submitVariant="dangerFilled"
    >
      <ComboboxField
        label="Into"
        placeholder="Choose the skill to keep"
        options={targets.map(({ id, name, synonyms }) => ({
          value: String(id),
          label: name,
          synonyms,
        }))}
        nothingFound={describeMissing(
          "The skills",
          offered.isLoadingError,
          "No active skill has this name.",
        )}
        help={offered.isLoadingError && <FailedPart of="The skills" query={offered} />}
        {...form.field("target_id")}
      />
      <Notice tone="warn">
        Profiles, jobs, tech stacks, content and saved searches move over. Where someone has both,
        the longer experience stays. Searching for “{skill.name}” finds the other skill. This can’t
        be undone.
      </Notice>
    </FormModal>
  );
}
