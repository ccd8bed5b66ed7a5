import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { useToast } from "@devguild/design-system/toast";
import { FEED_FORMATS } from "@devguild/schemas/constants/job-listings";
import type { ListingSource } from "@devguild/schemas/job-listings";
import { useQueryClient } from "@tanstack/react-query";

import { FormModal } from "@devguild/design-system/form-modal";
import { CompanyField } from "./company-field.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import { hasTimeOfDay, readTimeOfDay, toHours } from "./schedules.ts";

type Props = { source: ListingSource; onClose: () => void };

/** A dialog to change when a source is imported, and whose listings it has. */
export default function SourceModal({ source, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const isFile = source.address === "";
  const form = useApiForm(api.jobListings.updateSource, {
    initialValues: {
      company_id: source.company && String(source.company.id),
      every_hours: source.every_hours === null ? "" : String(source.every_hours),
      at: readTimeOfDay(source),
      dry_run: source.dry_run,
    },
    toInput: ({ company_id: company, every_hours: hours, at, dry_run }) => ({
      params: { id: source.id },
      body: {
        company_id: company === null ? null : Number(company),
        every_hours: toHours(hours),
        at: hasTimeOfDay(hours) && at !== "" ? at : null,
        dry_run,
      },
    }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.jobListings.sources.key });
      toasts.show({ tone: "ok", text: `${data.name} saved` });
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title={source.name}
      subtitle={isFile ? `${FEED_FORMATS[source.source]} file` : source.address}
      submitLabel="Save changes"
      onClose={onClose}
    >
      <CompanyField chosen={source.company} {...form.field("company_id")} />
      {!isFile && (
        <>
          <ScheduleFields schedule={form.field("every_hours")} time={form.field("at")} />
          <CheckboxField
            label="Wait for approval before anything changes"
            {...form.tick("dry_run")}
          />
        </>
      )}
    </FormModal>
  );
}
