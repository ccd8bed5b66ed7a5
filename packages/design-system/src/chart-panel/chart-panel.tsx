import { formatCount } from "@devguild/schemas/formats";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { Heading, type HeadingProps } from "../heading/heading.tsx";
import { formatDay } from "../line-chart/chart-scale.ts";
import { type ChartSeries, LineChart, type LineChartProps } from "../line-chart/line-chart.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import classes from "./chart-panel.module.css";

export interface ChartPanelProps extends LineChartProps {
  title: string;
  level?: HeadingProps["level"];
  /** Beside the switch: which line it is, or what it is compared with. */
  controls?: ReactNode;
  /** The table's columns, if it has more than the chart draws; by default the chart's lines. */
  columns?: readonly ChartSeries[] | undefined;
  /** Where the same figures are as a file. */
  csvHref?: string | undefined;
}

interface FigureTableProps {
  label: string;
  days: readonly string[];
  columns: readonly ChartSeries[];
  format?: ((value: number) => string) | undefined;
}

function FigureTable({ label, days, columns, format = formatCount }: FigureTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <section className={classes.box} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {columns.map(({ name }) => (
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
                {columns.map(({ name, values }) => {
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
export function ChartPanel({
  title,
  level = 2,
  controls,
  columns,
  csvHref,
  ...chart
}: ChartPanelProps) {
  const id = useId();
  const [view, setView] = useState<"chart" | "table">("chart");
  const { label, days, line, comparison, format } = chart;
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
      {view === "chart" ? (
        <LineChart {...chart} />
      ) : (
        <FigureTable
          label={label}
          days={days}
          columns={columns ?? (comparison ? [line, comparison] : [line])}
          format={format}
        />
      )}
    </section>
  );
}
