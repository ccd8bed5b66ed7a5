import { api } from "@devguild/api-client/browser-api";
import { ChartPanel } from "@devguild/design-system/chart-panel";
import { SelectField } from "@devguild/design-system/select-field";
import type { Campaign, CampaignFigures } from "@devguild/schemas/campaigns";
import { pluralize } from "@devguild/schemas/formats";
import { useQuery } from "@tanstack/react-query";

import { FailedPart } from "../lists/failed-part.tsx";
import { formatFigureDay } from "../job-figures/describe-figures.ts";

type Props = {
  companyId: number;
  figures: CampaignFigures;
  /** The campaigns that it can be compared with. */
  others: readonly Campaign[];
  against: number | null;
  onCompare: (campaignId: number | null) => void;
};

const toClicks = (figures: CampaignFigures) =>
  figures.days.map(({ clicks }) => Math.max(0, clicks));

/** The clicks by day, beside those of another campaign from its first day on. */
export function CampaignChart({ companyId, figures, others, against, onCompare }: Props) {
  const { campaign, days } = figures;
  const comparable = others.filter(
    ({ id, metrics }) => id !== campaign.id && metrics.impressions + metrics.clicks > 0,
  );
  const other = comparable.find(({ id }) => id === against);
  const comparing = useQuery({
    ...api.campaigns.one.options({ params: { companyId, campaignId: other?.id ?? 0 } }),
    enabled: other !== undefined,
  });
  const before = other && comparing.data ? toClicks(comparing.data.data) : null;
  const first = days[0]?.day ?? "";
  return (
    <ChartPanel
      title="Clicks a day"
      label={`Clicks a day since ${formatFigureDay(first)}${other ? `, against ${other.title}` : ""}`}
      days={days.map(({ day }) => day)}
      line={{
        name: "clicks",
        endLabel: pluralize(campaign.metrics.clicks, "click"),
        values: toClicks(figures),
      }}
      comparison={
        other && before
          ? { name: other.title, values: days.map((_, index) => before[index] ?? null) }
          : undefined
      }
      controls={
        comparable.length > 0 && (
          <>
            <FailedPart of="The comparison" query={comparing} />
            <SelectField
              label="Compare with"
              hideLabel
              aria-label="Compare with"
              placeholder="Compare with…"
              options={comparable.map(({ id, title }) => ({ value: String(id), label: title }))}
              value={other ? String(other.id) : ""}
              onChange={({ currentTarget: { value } }) => onCompare(value ? Number(value) : null)}
            />
          </>
        )
      }
      csvHref={api.campaigns.daysCsv.href({ params: { companyId, campaignId: campaign.id } })}
    />
  );
}
