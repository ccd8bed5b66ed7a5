import { CoverArt } from "@devguild/design-system/cover-art";
import { JobAd, type JobAdView } from "@devguild/design-system/job-ad";
import { SalaryBar, type SalaryBarProps } from "@devguild/design-system/salary-bar";
import { PRODUCT_NAME } from "@devguild/schemas/product";

import classes from "./posting-ad.module.css";

type Props = Pick<SalaryBarProps, "offer" | "market"> & {
  job: JobAdView;
  cover: string | null;
  /** Whether people apply on the company's own site. */
  isDirect: boolean;
};

/** An ad as visitors see it, within another page and without what only visitors can do. */
export function PostingAd({ job, offer, market, cover, isDirect }: Props) {
  const { display_name: company } = job.company;
  return (
    <JobAd
      job={job}
      headingLevel={2}
      side={
        <div className={classes.offer}>
          <SalaryBar offer={offer} market={market} size="lg" />
          <p className={classes.apply}>
            {isDirect ? "Apply on your own site" : `Apply on ${PRODUCT_NAME}`}
          </p>
        </div>
      }
      company={
        <div className={classes.company}>
          <CoverArt title={company} src={cover} ratio="banner" square />
          <p>{company}</p>
        </div>
      }
    />
  );
}
