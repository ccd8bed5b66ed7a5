import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormModal } from "@devguild/design-system/form-modal";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";

/** The name of something saved, and whether colleagues see it. */
export type SavedAs = { name: string; shared: boolean };

type Props = {
  /** What is saved: "view". */
  noun: string;
  nameMax: number;
  /** Under "Share with colleagues": who sees it. */
  shareHelp: string;
  /** What it is called so far; null for a new one. */
  saved: SavedAs | null;
  save: (values: SavedAs) => Promise<unknown>;
  /** The query key of the list that it is added to. */
  listKey: QueryKey;
  onClose: () => void;
};

/** A dialog to save something under a name and to share it with colleagues. */
export default function SaveAsModal({
  noun,
  nameMax,
  shareHelp,
  saved,
  save,
  listKey,
  onClose,
}: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const saving = useApiForm(
    { call: save },
    {
      initialValues: { name: saved?.name ?? "", shared: saved?.shared ?? false },
      toInput: (values) => values,
      onSuccess: async (_, { name }) => {
        await queries.invalidateQueries({ queryKey: listKey });
        const label = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
        toasts.show({ tone: "ok", text: `${label} “${name.trim()}” saved.` });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={saving}
      onClose={onClose}
      title={saved ? `Rename or share ${noun}` : `Save ${noun}`}
      submitLabel={`Save ${noun}`}
    >
      <TextField label="Name" maxLength={nameMax} autoComplete="off" {...saving.field("name")} />
      <CheckboxField label="Share with colleagues" help={shareHelp} {...saving.tick("shared")} />
    </FormModal>
  );
}
