import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type {
  CandidateView,
  CandidateViewBody,
  InboxFilter,
} from "@devguild/schemas/candidate-inbox";
import { VIEW_NAME_MAX } from "@devguild/schemas/constants/candidate-inbox";
import { useQueryClient } from "@tanstack/react-query";

type Props = {
  companyId: number;
  /** The view to rename; null to save a new one. */
  view: CandidateView | null;
  filter: InboxFilter;
  onClose: () => void;
};

/** A dialog to save the current filter as a view, or to rename one. */
export function SaveViewModal({ companyId, view, filter, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const call = (body: CandidateViewBody) =>
    view
      ? api.candidateViews.update.call({ params: { companyId, viewId: view.id }, body })
      : api.candidateViews.create.call({ params: { companyId }, body });
  const form = useApiForm(
    { call },
    {
      initialValues: { name: view?.name ?? "" },
      toInput: ({ name }) => ({ name, filter }),
      onSuccess: async ({ data }) => {
        await queries.invalidateQueries({ queryKey: api.candidateViews.list.key });
        toasts.show({ tone: "ok", text: `View “${data.name}” saved.` });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={view ? "Rename view" : "Save view"}
      submitLabel="Save view"
    >
      <TextField
        label="Name"
        maxLength={VIEW_NAME_MAX}
        help="A tab with this filter, which only you see."
        {...form.field("name")}
      />
    </FormModal>
  );
}
