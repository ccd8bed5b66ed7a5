import { Link } from "@devguild/design-system/link";
import { SalaryBar } from "@devguild/design-system/salary-bar";
import { formatCount, formatEuros, pluralize } from "@devguild/schemas/formats";
import type { FigureAdvice, JobFigures } from "@devguild/schemas/job-figures";

import { PARTS } from "../posting-editor/posting-parts.ts";
import type { PostingLinks } from "../postings/posting-links.ts";
import classes from "./figures-aside.module.css";

type Links = Pick<PostingLinks, "edit" | "candidatesOf">;

const describe = (advice: FigureAdvice, jobId: number, links: Links) => {
  const editPart = (part: keyof typeof PARTS) => `${links.edit(jobId)}#${PARTS[part].id}`;
  switch (advice.kind) {
    case "show-salary":
      return {
        title: "Show the salary",
        gain: `+${advice.more_percent}% applications`,
        text: `You hide the salary. ${advice.skill ? `${advice.skill} ads` : "Ads"} with one get ${advice.more_percent}% more applications here, measured on ${formatCount(advice.ads)} ads.`,
        action: "Add a salary",
        to: editPart("pay"),
      };
    case "raise-salary":
      return {
        title: "Check the salary",
        gain: `median ${formatEuros(advice.median)}`,
        text: `Yours ends at ${formatEuros(advice.highest)}. Half of the ${formatCount(advice.ads)} ads like it pay more than ${formatEuros(advice.median)}.`,
        action: "Edit salary",
        to: editPart("pay"),
      };
    case "drop-skill":
      return {
        title: `Drop ${advice.skill}`,
        gain: `${advice.lacking} of ${advice.applicants}`,
        text: `${advice.lacking} of ${pluralize(advice.applicants, "applicant")} don’t have it.`,
        action: "Edit skills",
        to: editPart("job"),
      };
    case "change-language":
      return {
        title: `Make ${advice.language} the working language`,
        gain: `+${formatCount(advice.more_developers)} developers`,
        text: `That’s how many more you’d reach with the same skills and location.`,
        action: "Edit language",
        to: editPart("job"),
      };
    case "answer":
      return {
        title: `Reply to ${advice.name}`,
        gain: pluralize(advice.waiting_days, "day"),
        text: `${pluralize(advice.waiting, "new candidate")} ${advice.waiting === 1 ? "waits" : "wait"} for a first reply.`,
        action: "Open candidate",
        to: `${links.candidatesOf(jobId)}?candidate=${advice.candidate_id}`,
      };
  }
};

/** What could make the ad do better, and how its salary compares. */
export function FiguresAdvice({
  figures: { job, advice, market_salary: market },
  links,
}: {
  figures: JobFigures;
  links: Links;
}) {
  const [min, max] = [job.salary_min ?? job.salary_max, job.salary_max ?? job.salary_min];
  const salary = min === null || max === null ? null : { min, max };
  return (
    <>
      {advice.length === 0 ? (
        <p className={classes.quiet}>Nothing to change. Our figures don’t suggest anything.</p>
      ) : (
        <ul className={classes.advice}>
          {advice.map((each) => {
            const { title, gain, text, action, to } = describe(each, job.id, links);
            return (
              <li key={each.kind}>
                <p className={classes.top}>
                  <b>{title}</b>
                  <span className={each.kind === "answer" ? classes.late : classes.gain}>
                    {gain}
                  </span>
                </p>
                <p>{text}</p>
                <Link to={to} className={classes.link}>
                  {action}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {(salary || market) && (
        <div className={classes.salary}>
          <SalaryBar
            offer={salary}
            market={market}
            size="lg"
            scope={market ? `Median of ${formatCount(market.ads)} open ads like it` : undefined}
          />
        </div>
      )}
    </>
  );
}
