import { ChartPanel } from "@devguild/design-system/chart-panel";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { CompanyFigures } from "@devguild/schemas/job-figures";

import { formatFigureDay } from "./describe-figures.ts";

type Figures = Pick<CompanyFigures, "days" | "views_before" | "totals" | "before" | "from" | "to">;

/** The views by day beside those before; nothing is drawn where there is nothing to compare with. */
export function ViewsChart({ figures, csvHref }: { figures: Figures; csvHref: string }) {
  const { days, views_before: before, totals, from, to } = figures;
  return (
    <ChartPanel
      title="Views a day"
      label={`Views a day, ${formatFigureDay(from)} to ${formatFigureDay(to)}`}
      days={days.map(({ day }) => day)}
      line={{
        name: "views",
        endLabel: pluralize(totals.views, "view"),
        values: days.map(({ views }) => views),
      }}
      comparison={
        before
          ? {
              name: "before",
              endLabel: `${formatCount(figures.before?.views ?? 0)} before`,
              values: before,
            }
          : undefined
      }
      csvHref={csvHref}
    />
  );
}
