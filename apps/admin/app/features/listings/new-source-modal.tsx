import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { FEED_FORMATS, type FeedFormat } from "@devguild/schemas/constants/job-listings";

import { FormModal } from "@devguild/design-system/form-modal";
import { CompanyField } from "./company-field.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import { hasTimeOfDay, toHours } from "./schedules.ts";

const FORMATS = Object.entries(FEED_FORMATS).map(([value, label]) => ({ value, label }));
type Props = { onClose: () => void; onStarted: (importId: number) => unknown };

/** A dialog to import a board or a feed; it starts with a dry run. */
export default function NewSourceModal({ onClose, onStarted }: Props) {
  const form = useApiForm(api.jobListings.startImport, {
    initialValues: {
      source: "greenhouse",
      name: "",
      company_id: null as string | null,
      board_token: "",
      feed_url: "",
      every_hours: "",
      at: "",
    },
    toInput: ({ source, company_id: company, every_hours: hours, at, ...values }) => ({
      body: {
        ...values,
        source: source as FeedFormat,
        company_id: company === null ? null : Number(company),
        every_hours: toHours(hours),
        at: hasTimeOfDay(hours) && at !== "" ? at : null,
        dry_run: true,
      },
    }),
    onSuccess: ({ data }) => onStarted(data.import_id),
  });
  return (
    <FormModal form={form} title="New source" submitLabel="Start dry run" onClose={onClose}>
      <SelectField label="Format" options={FORMATS} {...form.field("source")} />
      <TextField
        label="Source"
        {...form.field("name")}
        help="Used as the company’s name where neither you nor the feed has one."
      />
      <CompanyField chosen={null} {...form.field("company_id")} />
      <TextField
        label="Board name"
        {...form.field("board_token")}
        help="For Greenhouse, Lever, Ashby, Personio, Recruitee and SmartRecruiters."
      />
      <TextField label="Feed address" {...form.field("feed_url")} />
      <ScheduleFields schedule={form.field("every_hours")} time={form.field("at")} />
    </FormModal>
  );
}
