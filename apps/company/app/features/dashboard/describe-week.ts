import type { StripFigure } from "@devguild/design-system/figure-strip";
import { describeChange } from "@devguild/company-ui/describe-figures";
import type { CompanyDashboard, CompanyWeek } from "@devguild/schemas/company-dashboard";
import { LONG_WAIT_DAYS } from "@devguild/schemas/constants/candidate-inbox";
import { formatCount, pluralize } from "@devguild/schemas/formats";

/** The dashboard's answer: who waits, or what happened this week. */
export const describeWeek = (
  { waiting, week }: Pick<CompanyWeek, "waiting" | "week">,
  counts: CompanyDashboard["jobs"]["counts"] | undefined,
): { title: string; text: string } => {
  if (counts?.all === 0)
    return {
      title: "No jobs posted yet",
      text: "While you write one, you see how many developers it reaches.",
    };
  if (!waiting)
    return {
      title: `${pluralize(week.views, "view")} of your jobs this week`,
      text: "Open jobs, stories and how they do.",
    };
  const { count, longest } = waiting;
  if (!longest)
    return {
      title: "Nobody is waiting",
      text: `Every new candidate has had an answer, or has waited less than ${LONG_WAIT_DAYS} days.`,
    };
  return {
    title: `${pluralize(count, "candidate")} ${count === 1 ? "has" : "have"} waited more than ${LONG_WAIT_DAYS} days`,
    text: `The longest is ${longest.name}, ${pluralize(longest.days, "day")}, for ${longest.job_title}.`,
  };
};

type Sum = "views" | "apply_clicks" | "applications";

const toSumFigure = (name: string, sum: Sum, { week, before, days }: CompanyWeek): StripFigure => {
  const change = describeChange(week[sum], before[sum]);
  return {
    name,
    value: formatCount(week[sum]),
    note: null,
    neighbour: {
      text: `${change && change.text !== "new" ? `${change.text} from ` : ""}${formatCount(before[sum])} the week before`,
      isBetter: change && change.text !== "new" ? change.isMore : null,
    },
    line: days.map((day) => day[sum]),
  };
};

const toAnswerFigure = ({ answer_days: answer, days }: CompanyWeek): StripFigure => {
  const { now, before } = answer;
  const base = { name: "Days to first reply", line: days.map(({ answer_days: line }) => line) };
  if (now === null)
    return {
      ...base,
      value: "–",
      note: null,
      neighbour: { text: "No replies in 30 days", isBetter: null },
    };
  const faster = before === null ? 0 : before - now;
  const isSame = Math.abs(faster) < 0.05;
  return {
    ...base,
    value: now.toFixed(1),
    note: "median of 30 days",
    neighbour:
      before === null
        ? { text: "First replies", isBetter: null }
        : isSame
          ? { text: "As fast as a week ago", isBetter: null }
          : {
              text: `${Math.abs(faster).toFixed(1)} ${faster > 0 ? "faster" : "slower"} than a week ago`,
              isBetter: faster > 0,
            },
  };
};

/** The week's figures, each beside the week before. */
export const toWeekFigures = (week: CompanyWeek): StripFigure[] => [
  toSumFigure("Views", "views", week),
  toSumFigure("Apply clicks", "apply_clicks", week),
  toSumFigure("Applications", "applications", week),
  toAnswerFigure(week),
];
