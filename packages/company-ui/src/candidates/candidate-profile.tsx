import type { Candidate } from "@devguild/schemas/applications";
import { LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import type { ReactNode } from "react";

import type { Audience } from "./audience.ts";
import { CandidateMatch } from "./candidate-match.tsx";
import classes from "./candidate-profile.module.css";
import { compareSkills, skillRatio } from "./skill-comparison.ts";
import { SkillYears } from "./skill-years.tsx";

const yesOrNo = (value: boolean | null) => (value === null ? null : value ? "Yes" : "No");

const formatLanguages = ({ languages }: Candidate["developer"]) =>
  languages
    .map(({ name, level_id }) =>
      level_id > 0 ? `${name} ${LANGUAGE_LEVELS[level_id]?.toLowerCase() ?? ""}`.trim() : name,
    )
    .join(", ");

function Text({ title, children }: { title: string; children: string }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.label}>{title}</h3>
      <p className={classes.text}>{children}</p>
    </section>
  );
}

type Fact = { label: string; value: ReactNode };

const listFacts = ({ developer, source }: Candidate, audience: Audience): Fact[] =>
  [
    { label: "Languages", value: formatLanguages(developer) },
    { label: "EU citizen", value: yesOrNo(developer.eu_citizen) },
    {
      label: audience === "staff" ? "Wants to work remotely" : "Open to remote",
      value: yesOrNo(developer.remote_option),
    },
    { label: "Willing to relocate", value: yesOrNo(developer.relocation_option) },
    { label: "Work permit", value: developer.special_work_permit },
    {
      label: "Phone",
      value: developer.phone && (
        <a href={`tel:${developer.phone.replace(/[^+\d]/g, "")}`}>{developer.phone}</a>
      ),
    },
    {
      label: "Email",
      value: developer.email && <a href={`mailto:${developer.email}`}>{developer.email}</a>,
    },
    ...(audience === "staff"
      ? [
          { label: "CV", value: developer.cv_uploaded && "Uploaded" },
          { label: "Source", value: source },
        ]
      : []),
  ].filter(({ value }) => value);

type Props = {
  candidate: Candidate;
  wantedSkills: readonly { id: number; name: string }[];
  audience: Audience;
};

/** A candidate's profile and application: match, skills, facts and cover letter. */
export function CandidateProfile({ candidate, wantedSkills, audience }: Props) {
  const { developer, cover_letter } = candidate;
  const ratio = skillRatio(developer.skills, wantedSkills);
  return (
    <div className={classes.profile}>
      <div className={classes.match}>
        <CandidateMatch candidate={candidate} />
        {ratio && <span className={classes.label}>{ratio} skills</span>}
      </div>
      <section>
        <h3 className={classes.label}>Skills, years</h3>
        <SkillYears skills={compareSkills(developer.skills, wantedSkills)} />
      </section>
      <dl className={`${classes.part} ${classes.facts}`}>
        {listFacts(candidate, audience).map(({ label, value }) => (
          <div key={label}>
            <dt className={classes.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(cover_letter || audience === "staff") && (
        <Text title="Cover letter">{cover_letter || "No cover letter."}</Text>
      )}
      {developer.about_me && <Text title="About">{developer.about_me}</Text>}
    </div>
  );
}
