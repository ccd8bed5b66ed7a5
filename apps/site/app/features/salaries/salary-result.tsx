import { LinkButton } from "@devguild/design-system/link-button";
import { MedianRows } from "@devguild/design-system/median-rows";
import { Notice } from "@devguild/design-system/notice";
import { SalarySpread } from "@devguild/design-system/salary-spread";
import { SectionHead } from "@devguild/design-system/section-head";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import type { SalaryEstimate } from "@devguild/schemas/salaries";
import { localized } from "@devguild/session/redirects";
import { useEffect, useRef } from "react";
import { formatCount, pluralize } from "@devguild/schemas/formats";

import { CONFIDENCE_TEXTS, describeWiderScope } from "./estimate-texts.ts";
import classes from "./salary-result.module.css";

const time = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

const toFigures = ({ p10, p25, median, p75, p90 }: SalaryEstimate) =>
  p10 === null || p25 === null || median === null || p75 === null || p90 === null
    ? null
    : { p10, p25, median, p75, p90 };

function Developers({ count }: { count: number | null }) {
  return (
    <div className={classes.developers}>
      <p>
        {count === null
          ? `Fewer than 5 developers on ${PRODUCT_NAME} match these skills, location and seniority.`
          : `${formatCount(count)} developers on ${PRODUCT_NAME} live there, with one of these skills and at least this seniority.`}
      </p>
      <LinkButton to={localized("/company/post-job")}>Post a job</LinkButton>
    </div>
  );
}

type Props = {
  estimate: SalaryEstimate;
  /** The selection: "Senior Go and Kafka". */
  heading: string;
  /** The selected city or country; left out if the heading names it. */
  area?: { place: string; isCity: boolean };
  /** Whether the form was just submitted; the title then takes focus. */
  isNew?: boolean;
};

/** What open ads pay: the distribution, medians by seniority, and how reliable the figures are. */
export function SalaryResult({ estimate, heading, area, isNew = false }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const figures = toFigures(estimate);
  const widened = area && describeWiderScope(estimate, area);
  const ads = pluralize(estimate.sample_size, "open ad");
  return (
    <div className={classes.result}>
      <div>
        <h2 ref={title} tabIndex={-1} className={classes.title}>
          {heading}
        </h2>
        <p className={classes.scope}>
          {area
            ? `${estimate.scope_label}${figures ? `, based on ${ads}` : ""}`
            : `Based on ${ads}`}
        </p>
      </div>
      {widened && <Notice>{widened}</Notice>}
      {figures ? (
        <SalarySpread {...figures} bars={estimate.distribution ?? []} />
      ) : (
        <div className={classes.nothing}>
          <p className={classes.nothingTitle}>Not enough ads with a salary.</p>
          <p>
            Fewer than five open ads with a salary match this. Remove a skill or choose any work
            mode.
          </p>
        </div>
      )}
      <section aria-labelledby="seniorities">
        <SectionHead title="By seniority" id="seniorities" />
        <MedianRows
          rows={estimate.by_seniority.map(({ id, title, median, sample_size }) => ({
            id,
            label: title,
            median,
            note: pluralize(sample_size, "ad"),
          }))}
        />
      </section>
      <section aria-labelledby="reliance">
        <SectionHead title="How reliable this is" id="reliance" />
        <p>{CONFIDENCE_TEXTS[estimate.confidence]}</p>
        <ul className={classes.sources}>
          {estimate.sources.map(({ label, count, counted_at }) => (
            <li key={label}>
              {label}: {formatCount(count)}, as of {time.format(new Date(counted_at))} UTC
            </li>
          ))}
        </ul>
        <p className={classes.sources}>
          Gross pay per year, in euros. Half of the ads pay between the lowest 25% and the top 25%.
          No estimates: we only count ads with a salary, not imported listings.
        </p>
      </section>
      <Developers count={estimate.matching_developers} />
    </div>
  );
}
