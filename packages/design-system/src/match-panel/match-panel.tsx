import { IconEqual, IconLanguage, IconStack2, IconStairsUp } from "@tabler/icons-react";
import type { ElementType, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import { MatchStones } from "../match-score/match-score.tsx";
import { SkillTag } from "../skill-tag/skill-tag.tsx";
import { TextButton, TextLink } from "../text-link/text-link.tsx";
import classes from "./match-panel.module.css";

const factorIcons = { skills: IconStack2, seniority: IconStairsUp, language: IconLanguage };

interface MatchFactor {
  kind: keyof typeof factorIcons;
  /** "Skills", "Seniority", "German". */
  title: string;
  /** What the job requires and what the reader has. */
  detail: string;
  /** The factor's value: "0.80", "× 1.00". */
  value: string;
  /** `low` is highlighted: it lowers the score. */
  tone?: "plain" | "low";
}

export interface MatchPanelProps {
  /** 0 to 5 in half steps. */
  points: number;
  /** What the score means: "Looks ok!". */
  text: string;
  /** What the score is based on: "Based on your profile: 3.5 of 5" */
  score: ReactNode;
  headingLevel?: HeadingLevel;
  has: readonly string[];
  /** `onAdd` adds the skill to the reader's profile. */
  missing: readonly { name: string; onAdd?: (() => void) | undefined }[];
  factors: readonly MatchFactor[];
  /** What the factors come to: the points for it, and "= 0.64". */
  total?: { detail: string; value: string };
  /** What would raise the score, and to what. */
  raise?: { points: number; text: ReactNode; action?: { label: string; href: string } } | undefined;
  /** At the top right: "How it works". */
  end?: ReactNode;
  linkComponent?: ElementType | undefined;
}

function Skills({ has, missing }: Pick<MatchPanelProps, "has" | "missing">) {
  return (
    <div className={classes.skills}>
      {has.length > 0 && (
        <div>
          <p className={classes.label}>
            You have {has.length} of {has.length + missing.length}
          </p>
          <ul className={classes.tags}>
            {has.map((name) => (
              <li key={name}>
                <SkillTag state="has">{name}</SkillTag>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missing.length > 0 && (
        <div>
          <p className={classes.label}>Missing</p>
          <ul className={classes.tags}>
            {missing.map(({ name, onAdd }) => (
              <li key={name}>
                <SkillTag state="miss">{name}</SkillTag>
                {onAdd && (
                  <TextButton small onClick={onAdd} aria-label={`I know this: ${name}`}>
                    I know this
                  </TextButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The match score explained: skills, the value of each factor, and what would raise it. */
export function MatchPanel({
  points,
  text,
  score,
  headingLevel = 2,
  has,
  missing,
  factors,
  total,
  raise,
  end,
  linkComponent,
}: MatchPanelProps) {
  return (
    <section className={classes.panel} aria-label="Your match">
      <div className={classes.top}>
        <MatchStones points={points} size="xl" />
        <div className={classes.title}>
          <Heading level={headingLevel} size="lg">
            {text}
          </Heading>
          <p className={classes.dim}>{score}</p>
        </div>
        {end}
      </div>
      {has.length + missing.length > 0 && <Skills has={has} missing={missing} />}
      <dl className={classes.factors}>
        {factors.map((factor) => {
          const FactorIcon = factorIcons[factor.kind];
          return (
            <div key={factor.kind} className={classes.factor}>
              <FactorIcon size={18} stroke={1.75} aria-hidden />
              <dt>{factor.title}</dt>
              <dd className={classes.detail}>{factor.detail}</dd>
              <dd
                className={classNames("num", classes.value, factor.tone === "low" && classes.low)}
              >
                {factor.value}
              </dd>
            </div>
          );
        })}
        {total && (
          <div className={classes.factor}>
            <IconEqual size={18} stroke={1.75} aria-hidden />
            <dt>Score</dt>
            <dd className={classes.detail}>{total.detail}</dd>
            <dd className={classNames("num", classes.value, classes.total)}>{total.value}</dd>
          </div>
        )}
      </dl>
      {raise && (
        <div className={classes.raise}>
          <MatchStones points={raise.points} />
          <p>{raise.text}</p>
          {raise.action && (
            <TextLink to={raise.action.href} linkComponent={linkComponent}>
              {raise.action.label}
            </TextLink>
          )}
        </div>
      )}
    </section>
  );
}
