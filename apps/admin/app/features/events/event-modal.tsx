import { api } from "@devguild/api-client/browser-api";
import { FailedPart } from "@devguild/company-ui/failed-part";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FieldPair } from "@devguild/design-system/field-pair";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import {
  AUDIENCE_LABELS,
  EVENT_CITY_MAX,
  EVENT_NAME_MAX,
  EVENT_REGION_MAX,
} from "@devguild/schemas/constants/events";
import { EVENT_TYPE_LABELS } from "@devguild/schemas/constants/live-event-editing";
import { EVENT_TYPES, type EventType } from "@devguild/schemas/constants/live-events";
import { EVENT_AUDIENCES } from "@devguild/schemas/constants/site-data";
import type { AdminEvent } from "@devguild/schemas/events";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { FormModal } from "@devguild/design-system/form-modal";
import { getOwnZone, TimeZoneField } from "../live-events/time-zone-field.tsx";

const WIDTH = 640;

const AUDIENCES = EVENT_AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }));
// Our own live format has no conferences.
const FORMATS = EVENT_TYPE_LABELS.filter(({ id }) => id !== EVENT_TYPES.OWN_FORMAT).map(
  ({ id, label }) => ({ value: String(id), label }),
);

const toValues = (event: AdminEvent | null) => ({
  name: event?.name ?? "",
  slug: event?.slug ?? "",
  type: String(event?.type ?? EVENT_TYPES.ON_SITE),
  audience: event?.audience ?? EVENT_AUDIENCES[0],
  region: event?.region ?? "",
  city: event?.city ?? "",
  country_id: event?.country_id ? String(event.country_id) : "",
  starts_on: event?.starts_on ?? "",
  ends_on: event?.ends_on ?? "",
  timezone: event?.timezone ?? getOwnZone(),
  external_url: event?.external_url ?? "",
});
type Values = ReturnType<typeof toValues>;

const toBody = (values: Values) => ({
  ...values,
  type: Number(values.type) as EventType,
  country_id: values.country_id === "" ? null : Number(values.country_id),
  external_url: values.external_url.trim() || null,
});

type Props = {
  /** The event to change; null to add one. */
  event: AdminEvent | null;
  onClose: () => void;
};

/** A dialog to add a conference or summit, or to change its facts. */
export default function EventModal({ event, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const countries = useQuery(api.catalogue.countries.options());
  const [draft] = useState(() => storeDraft(`event.${event?.id ?? "new"}`));
  const form = useApiForm(
    {
      call: (values: Values) => {
        const body = toBody(values);
        return event
          ? api.events.update.call({ params: { id: event.id }, body })
          : api.events.create.call({ body });
      },
    },
    {
      draft,
      initialValues: toValues(event),
      toInput: (values) => values,
      onSuccess: async ({ data }) => {
        await Promise.all(
          [api.events.list.key, api.events.details.key].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        );
        toasts.show({ tone: "ok", text: `${data.name} ${event ? "saved" : "added"}` });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={form}
      title={event ? "Edit event" : "New event"}
      width={WIDTH}
      submitLabel={event ? "Save changes" : "Add event"}
      onClose={onClose}
    >
      <TextField label="Name" maxLength={EVENT_NAME_MAX} {...form.field("name")} />
      <TextField
        label="Slug"
        optional
        {...form.field("slug")}
        help={
          event ? "Links with the old one still lead to its page." : "Leave empty to use the name."
        }
      />
      <FieldPair>
        <TextField label="First day" type="date" {...form.field("starts_on")} />
        <TextField label="Last day" type="date" {...form.field("ends_on")} />
      </FieldPair>
      <FieldPair>
        <SelectField label="Format" options={FORMATS} {...form.field("type")} />
        <SelectField label="For" options={AUDIENCES} {...form.field("audience")} />
      </FieldPair>
      <FieldPair>
        <TextField
          label="City"
          optional
          maxLength={EVENT_CITY_MAX}
          help="Leave empty if it’s online."
          {...form.field("city")}
        />
        <SelectField
          label="Country"
          optional
          help={countries.isLoadingError && <FailedPart of="The countries" query={countries} />}
          options={[
            { value: "", label: "None" },
            ...(countries.data?.data ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            })),
          ]}
          {...form.field("country_id")}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label="Region"
          optional
          maxLength={EVENT_REGION_MAX}
          help="Beside the name in the menu, such as Europe."
          {...form.field("region")}
        />
        <TimeZoneField {...form.field("timezone")} />
      </FieldPair>
      <TextField
        label="Website"
        optional
        type="url"
        placeholder="https://"
        {...form.field("external_url")}
      />
    </FormModal>
  );
}
