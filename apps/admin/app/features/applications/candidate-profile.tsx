import type { Candidate } from "@devguild/schemas/applications";
import { LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";

import { CandidateMatch } from "./candidate-match.tsx";
import classes from "./candidate-profile.module.css";

function Skills({ skills }: { skills: Candidate["developer"]["skills"] }) {
  const most = Math.max(1, ...skills.map(({ years_of_experience: years }) => years));
  return (
    <table className={classes.skills}>
      <caption>Skills, years</caption>
      <tbody>
        {skills.map(({ id, name, years_of_experience: years }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className={classes.bar} aria-hidden>
              <span style={{ width: `${(years / most) * 100}%` }} />
            </td>
            <td>{years}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const yesOrNo = (value: boolean | null) => (value === null ? null : value ? "Yes" : "No");

const levelOf = (level: number) => LANGUAGE_LEVELS[level]?.toLowerCase() ?? "";

const factsOf = ({ developer, source }: Candidate): [name: string, value: string | null][] => [
  [
    "Languages",
    developer.languages.map(({ name, level_id }) => `${name} ${levelOf(level_id)}`).join(", "),
  ],
  ["Wants to work remotely", yesOrNo(developer.remote_option)],
  ["Would move", yesOrNo(developer.relocation_option)],
  ["EU citizen", yesOrNo(developer.eu_citizen)],
  ["Work permit", developer.special_work_permit],
  ["CV", developer.cv_uploaded ? "Uploaded" : null],
  ["Came from", source],
];

/** What a candidate brings: the match, the skills in years, and what else was said. */
export function CandidateProfile({ candidate }: { candidate: Candidate }) {
  const { developer } = candidate;
  return (
    <section className={classes.profile} aria-label="Profile">
      <CandidateMatch candidate={candidate} size="md" />
      {developer.skills.length > 0 && <Skills skills={developer.skills} />}
      <dl className={classes.facts}>
        {factsOf(candidate).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {developer.about_me && (
        <div>
          <h3 className={classes.label}>About</h3>
          <p className={classes.text}>{developer.about_me}</p>
        </div>
      )}
    </section>
  );
}
