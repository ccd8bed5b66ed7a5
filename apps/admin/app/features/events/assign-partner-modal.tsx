import { api } from "@devguild/api-client/browser-api";
import { describeNone } from "@devguild/design-system/describe-none";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { FormModal } from "@devguild/design-system/form-modal";
import { Notice } from "@devguild/design-system/notice";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { TIER_LABELS } from "@devguild/schemas/constants/event-partnerships";
import {
  BOOTH_NUMBER_MAX,
  PARTNERSHIP_MESSAGES as M,
} from "@devguild/schemas/constants/partnerships";
import type { EventPartnerRow, EventPartners } from "@devguild/schemas/event-partners";
import type { AdminEvent } from "@devguild/schemas/events";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useRefreshPartners } from "./use-refresh-partners.ts";

type Props = {
  event: AdminEvent;
  /** What the event has now. */
  booked: EventPartners;
  /** The partner whose package changes; null to assign one to another company. */
  partner: EventPartnerRow | null;
  onClose: () => void;
};

/** A dialog to give a company a package at an event, or another one. */
export default function AssignPartnerModal({ event, booked, partner, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshPartners();
  const [search, setSearch] = useState("");
  const [company, setCompany] = useState<string | null>(
    partner ? String(partner.company.id) : null,
  );
  const [packageId, setPackageId] = useState(partner ? String(partner.package.id) : "");
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.adminCompanies.list.options({ query: { search, per_page: 10 } }),
    placeholderData: keepPreviousData,
    enabled: partner === null,
  });
  const found = partner ? [partner.company] : (data?.data ?? []);
  const former = booked.partners.find(({ company: { id } }) => String(id) === company);
  const hasBooth = booked.packages.find(({ id }) => String(id) === packageId)?.has_booth ?? false;
  const form = useApiForm(
    {
      call: (values: { event_partnership_id: string; company_booth_number: string }) =>
        api.partnerships.assign.call({
          params: { id: Number(company) },
          body: {
            event_partnership_id: Number(values.event_partnership_id),
            ...(hasBooth && { company_booth_number: values.company_booth_number }),
          },
        }),
    },
    {
      initialValues: {
        event_partnership_id: packageId,
        company_booth_number: partner?.booth_number ?? "",
      },
      check: ({ event_partnership_id }): Record<string, string> => ({
        ...(company === null && { company: "Choose a company." }),
        ...(event_partnership_id === "" && { event_partnership_id: M.partnershipUnknown }),
      }),
      toInput: (values) => values,
      onSuccess: async ({ data: assigned }) => {
        await refresh();
        toasts.show({
          tone: "ok",
          text: `${assigned.company_name} is at ${event.name} as ${assigned.package.name}`,
        });
        onClose();
      },
    },
  );
  const { onChange, ...chosen } = form.field("event_partnership_id");
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={partner ? `Change ${partner.company.name}’s package` : "Assign a partnership"}
      submitLabel={partner ? "Change package" : "Assign partnership"}
      isChanged={!partner && company !== null}
    >
      {!partner && (
        <ComboboxField
          label="Company"
          placeholder="Search companies"
          options={found.map(({ id, name }) => ({ value: String(id), label: name }))}
          onSearch={setSearch}
          isSearching={isPlaceholderData}
          nothingFound={describeNone(isError && !data, "No company has this name.")}
          error={company === null ? form.errors["company"] : undefined}
          value={company}
          onChange={setCompany}
        />
      )}
      <SelectField
        label="Package"
        options={[
          { value: "", label: "Choose a package" },
          ...booked.packages.map(({ id, name, tier, active }) => ({
            value: String(id),
            label: [
              name,
              TIER_LABELS[tier] === name ? "" : TIER_LABELS[tier],
              active ? "" : "not on offer",
            ]
              .filter(Boolean)
              .join(", "),
          })),
        ]}
        {...chosen}
        onChange={(changed) => {
          onChange(changed);
          setPackageId(typeof changed === "string" ? changed : changed.currentTarget.value);
        }}
      />
      {hasBooth && (
        <TextField
          label="Booth"
          optional
          maxLength={BOOTH_NUMBER_MAX}
          help="Its number in the hall."
          {...form.field("company_booth_number")}
        />
      )}
      {former && (
        <Notice tone="info">
          {former.company.name} has {former.package.name} here now. Another package replaces it and
          keeps what was filled in.
        </Notice>
      )}
    </FormModal>
  );
}
