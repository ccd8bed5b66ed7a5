import { pageMeta } from "@devguild/app-shell/page-meta";
import { LinkButton } from "@devguild/design-system/link-button";
import { localized } from "@devguild/session/redirects";

import { BusinessHero } from "../../features/business/business-hero.tsx";
import classes from "../../features/business/business-page.module.css";
import { Points } from "../../features/business/points.tsx";
import { Questions } from "../../features/business/questions.tsx";
import type { Route } from "./+types/recruiting-services.ts";

const TITLE = "We’ll search with you";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description:
      "Recruiting services: talent managers who read profiles, suggest your jobs to the right developers and review candidates with you.",
    path: localized("/recruiting-services"),
  });

const STEPS = [
  {
    title: "We review the ad with you",
    text: "What’s required, what can be learned, and who it reaches as written. Dropping two skills often brings in the right people.",
  },
  {
    title: "We look for developers",
    text: "Talent managers search profiles by skills, years, languages and location.",
  },
  {
    title: "We suggest your job",
    text: "The right developers get a suggestion, and why it fits. You only ever see people who apply.",
  },
  {
    title: "You decide",
    text: "Candidates appear on your board with a match score, like everyone else. You message them and decide what’s next.",
  },
];

const QUESTIONS = [
  {
    question: "What does it cost?",
    answer:
      "It depends on the jobs and how long we search, so we’ll quote once we’ve read them. Job ads and memberships are priced separately.",
  },
  {
    question: "Can we see who you suggested it to?",
    answer: "Not until they apply. We send suggestions to developers, and they decide.",
  },
  {
    question: "Can we start without a membership?",
    answer: "Yes. All we need is one published job ad.",
  },
];

/** The platform's recruiters, who help companies find candidates. */
export default function RecruitingServices() {
  return (
    <div className={`content ${classes.page}`}>
      <BusinessHero
        title={TITLE}
        lead="Our talent managers know the developers here. They read your ad as a candidate would and suggest it to the right people."
        actions={
          <>
            <LinkButton to={localized("/contact")} variant="primary" size="lg">
              Talk to us
            </LinkButton>
            <LinkButton to={localized("/developer-recruiting-membership")} size="lg">
              Search yourself
            </LinkButton>
          </>
        }
      />
      <Points title="What we do" points={STEPS} steps />
      <Questions questions={QUESTIONS} />
    </div>
  );
}
