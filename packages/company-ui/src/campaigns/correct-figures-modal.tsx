import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { NumberField } from "@devguild/design-system/number-field";
import { useToast } from "@devguild/design-system/toast";
import type { Campaign } from "@devguild/schemas/campaigns";
import { formatCount } from "@devguild/schemas/formats";
import { useState } from "react";

import { useRefreshCampaigns } from "./use-campaign-actions.ts";

const WHOLE = /^\d+$/;

const FIGURES = [
  { name: "impressions", label: "Impressions" },
  { name: "clicks", label: "Clicks" },
  { name: "leads", label: "Leads" },
] as const;
type Figure = (typeof FIGURES)[number]["name"];

const describeChange = (before: number, typed: string) =>
  WHOLE.test(typed) && Number(typed) !== before
    ? `${formatCount(before)} → ${formatCount(Number(typed))}`
    : `Now ${formatCount(before)}`;

const useCorrection = ({ companyId, campaign, onClose }: Props) => {
  const toasts = useToast();
  const refresh = useRefreshCampaigns();
  const { impressions, clicks, leads } = campaign.metrics;
  return useApiForm(api.campaigns.update, {
    initialValues: {
      impressions: String(impressions),
      clicks: String(clicks),
      leads: String(leads),
    },
    check: (values): Record<string, string> =>
      Object.fromEntries(
        FIGURES.filter(({ name }) => !WHOLE.test(values[name])).map(({ name }) => [
          name,
          "Enter a whole number.",
        ]),
      ),
    toInput: (values) => ({
      params: { companyId, campaignId: campaign.id },
      body: {
        metrics: {
          impressions: Number(values.impressions),
          clicks: Number(values.clicks),
          leads: Number(values.leads),
        },
      },
    }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: `Figures of “${campaign.title}” corrected.` });
      onClose();
    },
  });
};

type Props = { companyId: number; campaign: Campaign; onClose: () => void };

/** A dialog for staff to correct a campaign’s totals; it shows each figure before and after. */
export function CorrectFiguresModal(props: Props) {
  const { campaign, onClose } = props;
  const form = useCorrection(props);
  const [typed, setTyped] = useState<Partial<Record<Figure, string>>>({});
  return (
    <FormModal form={form} onClose={onClose} title="Correct figures" submitLabel="Correct figures">
      <p>The difference is booked today and logged with your name. The company sees the totals.</p>
      {FIGURES.map(({ name, label }) => {
        const field = form.field(name);
        const before = campaign.metrics[name];
        return (
          <NumberField
            key={name}
            label={label}
            min={0}
            {...field}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTyped((others) => ({ ...others, [name]: text }));
              field.onChange(event);
            }}
            help={describeChange(before, typed[name] ?? String(before))}
          />
        );
      })}
    </FormModal>
  );
}
