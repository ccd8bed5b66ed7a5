import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { Modal } from "@devguild/design-system/modal";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { SEARCH_NAME_MAX } from "@devguild/schemas/constants/sourcing";
import type {
  SavedCriteria,
  SavedSourcingSearch,
  SourcingSearchBody,
} from "@devguild/schemas/sourcing-searches";
import { useQueryClient } from "@tanstack/react-query";

import form from "../frame/modal-form.module.css";

const FORM = "sourcing-search";

type Props = {
  /** The saved search to change; null to save a new one. */
  saved: SavedSourcingSearch | null;
  search: SavedCriteria;
  onClose: () => void;
};

/** A dialog to save the search on the screen under a name, or to rename or share a saved one. */
export default function SaveSearchModal({ saved, search, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const call = (body: SourcingSearchBody) =>
    saved
      ? api.sourcingSearches.update.call({ params: { id: saved.id }, body })
      : api.sourcingSearches.create.call({ body });
  const saving = useApiForm(
    { call },
    {
      initialValues: { name: saved?.name ?? "", shared: saved?.shared ?? false },
      toInput: ({ name, shared }) => ({ name, shared, search }),
      onSuccess: async ({ data }) => {
        await queries.invalidateQueries({ queryKey: api.sourcingSearches.list.key });
        toasts.show({ tone: "ok", text: `Search “${data.name}” saved.` });
        onClose();
      },
    },
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={saved ? "Rename or share search" : "Save search"}
      closeOnClickOutside={!saving.isTouched}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={saving.isPending}>
            Save search
          </Button>
        </>
      }
    >
      <ApiForm id={FORM} form={saving} className={form.form}>
        <TextField
          label="Name"
          maxLength={SEARCH_NAME_MAX}
          autoComplete="off"
          data-autofocus
          {...saving.field("name")}
        />
        <CheckboxField
          label="Share with colleagues"
          help="Everyone who sources developers sees it. Only you can change it."
          {...saving.tick("shared")}
        />
      </ApiForm>
    </Modal>
  );
}
