import { ChartPanel } from "@devguild/design-system/chart-panel";
import { SelectField } from "@devguild/design-system/select-field";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { CompanyFigures, FigureSums } from "@devguild/schemas/job-figures";
import { useState } from "react";

import { formatFigureDay } from "./describe-figures.ts";

type Figure = keyof FigureSums;

const FIGURES: Record<Figure, { name: string; one: string }> = {
  views: { name: "views", one: "view" },
  viewers: { name: "viewers", one: "viewer" },
  apply_clicks: { name: "apply clicks", one: "apply click" },
  applications: { name: "applications", one: "application" },
};
const NAMES = Object.keys(FIGURES) as Figure[];

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const OPTIONS = NAMES.map((value) => ({ value, label: capitalize(FIGURES[value].name) }));

type Figures = Pick<CompanyFigures, "days" | "views_before" | "totals" | "before" | "from" | "to">;

/** One figure by day as a chart, the views beside those before, and all of them as a table. */
export function DaysChart({ figures, csvHref }: { figures: Figures; csvHref: string }) {
  const { days, views_before: viewsBefore, totals, before, from, to } = figures;
  const [shown, setShown] = useState<Figure>("views");
  const { name, one } = FIGURES[shown];
  const title = `${capitalize(name)} a day`;
  const toColumn = (figure: Figure) => ({
    name: FIGURES[figure].name,
    values: days.map((day) => day[figure]),
  });
  const comparison =
    shown === "views" && viewsBefore
      ? {
          name: "before",
          endLabel: `${formatCount(before?.views ?? 0)} before`,
          values: viewsBefore,
        }
      : undefined;
  return (
    <ChartPanel
      title={title}
      label={`${title}, ${formatFigureDay(from)} to ${formatFigureDay(to)}`}
      days={days.map(({ day }) => day)}
      line={{ ...toColumn(shown), endLabel: pluralize(totals[shown], one) }}
      comparison={comparison}
      columns={NAMES.map(toColumn)}
      controls={
        <SelectField
          label="Figure"
          hideLabel
          options={OPTIONS}
          value={shown}
          onChange={({ currentTarget: { value } }) => setShown(value as Figure)}
        />
      }
      csvHref={csvHref}
    />
  );
}
