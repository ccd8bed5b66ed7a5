import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";
import { SEASON_LABEL_MAX } from "@devguild/schemas/constants/live-event-editing";
import { useQueryClient } from "@tanstack/react-query";

import { FormModal } from "@devguild/design-system/form-modal";

type Props = { onAdded: (id: number) => void; onClose: () => void };

/** A dialog to add a season while the event's form stays as it is. */
export default function NewSeasonModal({ onAdded, onClose }: Props) {
  const queries = useQueryClient();
  const form = useApiForm(api.adminLiveEvents.createSeason, {
    initialValues: { label: "" },
    toInput: (body) => ({ body }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.adminLiveEvents.editOptions.key });
      onAdded(data.id);
      onClose();
    },
  });
  return (
    <FormModal form={form} title="New season" submitLabel="Add season" onClose={onClose}>
      <TextField
        label="Name"
        maxLength={SEASON_LABEL_MAX}
        placeholder="Season 10"
        {...form.field("label")}
      />
    </FormModal>
  );
}
