import { LANGUAGE_LEVELS } from "@devguild/schemas/constants/catalogue";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { TextLink } from "@devguild/design-system/text-link";

import { Fact, Facts } from "../frame/facts.tsx";
import { Box } from "./box.tsx";
import classes from "./developer-record.module.css";

const BAR = 64;
const MOST_YEARS = 10;

const toUrl = (address: string) => (/^https?:/.test(address) ? address : `https://${address}`);

const linkTo = (address: string | null, label: string) =>
  address === null ? null : <TextLink to={toUrl(address)}>{label}</TextLink>;

/** What a developer says about themselves, with the years of each skill. */
export function ProfileBox({ developer }: { developer: StaffDeveloper }) {
  const { citizenship, latest_interview: interview } = developer;
  return (
    <Box title="Profile" end={developer.profile_finalized ? "Complete" : "Not complete yet"}>
      <div className={classes.facts}>
        <Facts>
          <Fact label="Email">{developer.email}</Fact>
          <Fact label="Phone">{developer.phone}</Fact>
          <Fact label="Lives in">{developer.residence_city?.name ?? null}</Fact>
          <Fact label="Citizenship">
            {citizenship && (citizenship.eu ? `${citizenship.name}, EU` : citizenship.name)}
          </Fact>
          <Fact label="Languages">
            {developer.languages.length === 0
              ? null
              : developer.languages
                  .map(({ name, level_id: level }) =>
                    level === 0 ? name : `${name} (${LANGUAGE_LEVELS[level]?.toLowerCase()})`,
                  )
                  .join(", ")}
          </Fact>
          <Fact label="Remote">{developer.remote_option ? "Yes" : "No"}</Fact>
          <Fact label="Willing to relocate">{developer.relocation_option ? "Yes" : "No"}</Fact>
          <Fact label="Work permit">{developer.special_work_permit}</Fact>
          <Fact label="Job emails">{developer.job_recommendations_subscribed ? "Yes" : "No"}</Fact>
          <Fact label="Signed up">{formatShortDate(developer.created_at)}</Fact>
          <Fact label="Latest interview">{interview && formatShortDate(interview.created_at)}</Fact>
          <Fact label="LinkedIn">{linkTo(developer.linkedin, "Profile")}</Fact>
          <Fact label="GitHub">{linkTo(developer.github, "Profile")}</Fact>
        </Facts>
      </div>
      {developer.skills.length > 0 && (
        <ul className={classes.skills} aria-label="Skills">
          {developer.skills.map(({ id, name, years }) => (
            <li key={id}>
              <span>{name}</span>
              <svg width={BAR} height={6} aria-hidden>
                <rect className={classes.bar} width={BAR} height={6} rx={3} />
                <rect
                  className={classes.filled}
                  width={(BAR * Math.min(years, MOST_YEARS)) / MOST_YEARS}
                  height={6}
                  rx={3}
                />
              </svg>
              <span className={`num ${classes.years}`}>
                {years}
                <span className="visually-hidden"> years</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {developer.about_me && <p className={classes.text}>{developer.about_me}</p>}
    </Box>
  );
}
