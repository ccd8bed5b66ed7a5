import { pageMeta } from "@devguild/app-shell/page-meta";
import { LinkButton } from "@devguild/design-system/link-button";
import { localized } from "@devguild/session/redirects";

import { BusinessHero } from "../../features/business/business-hero.tsx";
import classes from "../../features/business/business-page.module.css";
import { Points } from "../../features/business/points.tsx";
import { Questions } from "../../features/business/questions.tsx";
import type { Route } from "./+types/recruiting-services.ts";

const TITLE = "Somebody who searches with you";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description:
      "Recruiting services: talent managers who read profiles, suggest your jobs to developers whom they fit and go through candidates with you.",
    path: localized("/recruiting-services"),
  });

const STEPS = [
  {
    title: "We read the ad with you",
    text: "What is required, what can be learned, and whom it reaches as it stands. Often two skills fewer bring the right people.",
  },
  {
    title: "We look for developers",
    text: "Talent managers go through profiles by skills, years, languages and place.",
  },
  {
    title: "We suggest your job",
    text: "Whoever fits gets a suggestion with the reason. Nobody is passed on to you without applying.",
  },
  {
    title: "You decide",
    text: "Candidates stand on your board with their match, like all others. You write to them and say what is next.",
  },
];

const QUESTIONS = [
  {
    question: "What does it cost?",
    answer:
      "It depends on the jobs and on how long we search, so we name a price once we have read them. Job ads and memberships keep their own.",
  },
  {
    question: "Do we see the developers that you suggest it to?",
    answer:
      "Not before they apply. A suggestion goes to them, not to you, and they decide what to make of it.",
  },
  {
    question: "Can we begin without a membership?",
    answer: "Yes. It takes one published job ad for us to suggest.",
  },
];

/** People of the platform who help to find candidates. */
export default function RecruitingServices() {
  return (
    <div className={`content ${classes.page}`}>
      <BusinessHero
        title={TITLE}
        lead="Our talent managers know the developers here. They read your ad as a candidate would, and suggest it to those whom it fits."
        actions={
          <>
            <LinkButton to={localized("/contact")} variant="primary" size="lg">
              Talk to us
            </LinkButton>
            <LinkButton to={localized("/developer-recruiting-membership")} size="lg">
              Search by yourself
            </LinkButton>
          </>
        }
      />
      <Points title="What we do" points={STEPS} steps />
      <Questions questions={QUESTIONS} />
    </div>
  );
}
