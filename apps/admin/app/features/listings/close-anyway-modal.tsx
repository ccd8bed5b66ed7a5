import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { TextField } from "@devguild/design-system/text-field";
import { pluralize } from "@devguild/schemas/formats";
import type { ListingImport } from "@devguild/schemas/job-listings";

type Props = { run: ListingImport; refresh: () => Promise<unknown>; onClose: () => void };

/** A dialog to close the listings that an implausible feed no longer has, with the reason. */
export default function CloseAnywayModal({ run, refresh, onClose }: Props) {
  // The number that is confirmed is the one shown, whatever the list says meanwhile.
  const listings = pluralize(run.refused, "listing");
  const form = useApiForm(api.jobListings.closeAnyway, {
    initialValues: { reason: "" },
    toInput: ({ reason }) => ({
      params: { id: run.import_id },
      body: { reason, listings: run.refused },
    }),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
    onError: refresh,
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Close ${listings}?`}
      submitLabel={`Close ${listings}`}
      submitVariant="dangerFilled"
    >
      <p>
        They come off the site {run.state === "review" ? "when you apply this dry run" : "now"}. An
        import that finds them again puts them back.
      </p>
      <TextField
        label="Reason"
        data-autofocus
        {...form.field("reason")}
        help="Saved in the audit log: why this feed is right."
      />
    </FormModal>
  );
}
