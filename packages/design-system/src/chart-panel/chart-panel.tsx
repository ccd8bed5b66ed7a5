import { formatCount } from "@devguild/schemas/formats";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { Heading, type HeadingProps } from "../heading/heading.tsx";
import { formatDay } from "../line-chart/chart-scale.ts";
import { LineChart, type LineChartProps } from "../line-chart/line-chart.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import classes from "./chart-panel.module.css";

export interface ChartPanelProps extends LineChartProps {
  title: string;
  level?: HeadingProps["level"];
  /** Beside the switch: what the line is compared with. */
  controls?: ReactNode;
  /** Where the same figures are as a file. */
  csvHref?: string | undefined;
}

function FigureTable({ label, days, line, comparison, format = formatCount }: LineChartProps) {
  const series = comparison ? [line, comparison] : [line];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <section className={classes.box} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={classes.figure}>
                {name.charAt(0).toUpperCase() + name.slice(1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, at) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                {series.map(({ name, values }) => {
                  const value = values[at] ?? null;
                  return (
                    <td key={name} className={classes.figure}>
                      {value === null ? "–" : format(value)}
                    </td>
                  );
                })}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </section>
  );
}

/** Figures by day under a title: as a chart, or as a table with the newest day first, or as CSV. */
export function ChartPanel({ title, level = 2, controls, csvHref, ...chart }: ChartPanelProps) {
  const id = useId();
  const [view, setView] = useState<"chart" | "table">("chart");
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <Heading level={level} size="lg" id={id}>
          {title}
        </Heading>
        <div className={classes.controls}>
          {controls}
          <SegmentedControl
            label={`${title} as`}
            value={view}
            onChange={setView}
            options={[
              { value: "chart", label: "Chart" },
              { value: "table", label: "Table" },
            ]}
          />
          {csvHref !== undefined && (
            <a className={classes.file} href={csvHref} download>
              <IconDownload size={16} stroke={1.75} aria-hidden />
              CSV<span className="visually-hidden">: {title}</span>
            </a>
          )}
        </div>
      </div>
      {view === "chart" ? <LineChart {...chart} /> : <FigureTable {...chart} />}
    </section>
  );
}
