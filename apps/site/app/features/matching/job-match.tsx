import { MatchPanel } from "@devguild/design-system/match-panel";
import { EXPERIENCES, LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import type { JobDetails } from "@devguild/schemas/jobs";
import { pointSteps } from "@devguild/matching/score";
import { explainMatch, type MatchExplanation } from "@devguild/matching/explanation";
import { useCurrentUser } from "@devguild/session/use-current-user";

import { describePoints } from "./describe-points.ts";
import { toMatchJob, type useMatching } from "./use-match.ts";

const SENIORITIES = ["junior", "intermediate", "senior"] as const;
const times = (mult: number) => `× ${mult.toFixed(2)}`;

const listFactors = (job: JobDetails, { skills, seniority, language }: MatchExplanation) => [
  {
    kind: "skills" as const,
    title: "Skills",
    detail: `${skills.had.length} of ${job.skills.length} required skills`,
    value: skills.ratio.toFixed(2),
    tone: skills.missing.length > 0 ? ("low" as const) : ("plain" as const),
  },
  ...(seniority
    ? [
        {
          kind: "seniority" as const,
          title: "Seniority",
          detail: `They want ${EXPERIENCES[seniority.required]?.title.toLowerCase()}; you’re ${SENIORITIES[seniority.developer]}`,
          value: `${seniority.add === 0 ? "" : `+ ${seniority.add.toFixed(2)} `}${times(seniority.mult)}`,
          tone: seniority.mult < 1 ? ("low" as const) : ("plain" as const),
        },
      ]
    : []),
  ...(language && job.language
    ? [
        {
          kind: "language" as const,
          title: job.language.name,
          detail:
            language.level_id === 0
              ? "Language of the job; you haven’t set your level"
              : `Language of the job; yours is ${LANGUAGE_LEVELS[language.level_id]?.toLowerCase()}`,
          value: times(language.mult),
          tone: language.mult < 1 ? ("low" as const) : ("plain" as const),
        },
      ]
    : []),
];

// Below this, more points are still no reason to apply.
const WORTH_RAISING_TO = 3;

/** "Above 0.70: 4.5 points. Above 0.79: 5." */
const describeTotal = ({ score, points }: MatchExplanation) => {
  const at = pointSteps.findIndex((step) => step.points === points);
  const [next, reached] = at === -1 ? [pointSteps.at(-1)] : [pointSteps[at - 1], pointSteps[at]];
  const parts = [
    reached && `Above ${reached.above.toFixed(2)}: ${points} ${points === 1 ? "point" : "points"}.`,
    next && `Above ${next.above.toFixed(2)}: ${next.points}${reached ? "" : " point"}.`,
  ];
  return { detail: parts.filter(Boolean).join(" "), value: `= ${score.toFixed(2)}` };
};

const toRaise = (job: JobDetails, { points, skills, raises }: MatchExplanation) => {
  if ((raises[raises.best ?? "skill"]?.points ?? 0) < WORTH_RAISING_TO) return undefined;
  if (raises.best === "language" && raises.language && job.language)
    return {
      points: raises.language.points,
      text: `With ${LANGUAGE_LEVELS[raises.language.level_id]?.toLowerCase()} ${job.language.name}: ${points} → ${raises.language.points}`,
    };
  const missing = job.skills.find(({ id }) => id === skills.missing[0]);
  if (raises.best === "skill" && raises.skill && missing)
    return {
      points: raises.skill.points,
      text: `Add ${missing.name}: ${points} → ${raises.skill.points}`,
    };
  return undefined;
};

type Props = { job: JobDetails; matching: NonNullable<ReturnType<typeof useMatching>> };

/** Explains the viewer's match score for a job, factor by factor. */
export default function JobMatch({ job, matching }: Props) {
  const isGuest = useCurrentUser() === null;
  const wanted = toMatchJob(job);
  const match = explainMatch(wanted, matching.developer, matching.weights);
  const toNames = (ids: readonly number[]) =>
    ids.flatMap((id) => job.skills.find((skill) => skill.id === id)?.name ?? []);
  return (
    <MatchPanel
      points={match.points}
      text={describePoints(match.points, wanted, matching.developer)}
      score={`Based on your ${isGuest ? "skills" : "profile"}: ${match.points} of 5`}
      headingLevel={2}
      has={toNames(match.skills.had)}
      missing={toNames(match.skills.missing).map((name) => ({ name }))}
      factors={listFactors(job, match)}
      total={describeTotal(match)}
      raise={toRaise(job, match)}
    />
  );
}
