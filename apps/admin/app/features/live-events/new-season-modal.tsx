import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { TextField } from "@devguild/design-system/text-field";
import { SEASON_LABEL_MAX } from "@devguild/schemas/constants/live-event-editing";
import { useQueryClient } from "@tanstack/react-query";

const FORM = "new-season";

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
    // React sends the events of a dialog up to the form that opened it, which would be sent too.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Modal
        opened
        onClose={onClose}
        title="New season"
        closeOnClickOutside={!form.isTouched}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={FORM} variant="primary" loading={form.isPending}>
              Add season
            </Button>
          </>
        }
      >
        <ApiForm id={FORM} form={form}>
          <TextField
            label="Name"
            data-autofocus
            maxLength={SEASON_LABEL_MAX}
            placeholder="Season 10"
            {...form.field("label")}
          />
        </ApiForm>
      </Modal>
    </div>
  );
}
