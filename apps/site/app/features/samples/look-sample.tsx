import { Badge } from "@devguild/design-system/badge";
import { MatchScore } from "@devguild/design-system/match-score";
import { SkillTag } from "@devguild/design-system/skill-tag";
import { matchText } from "@devguild/matching/score";

import classes from "./samples.module.css";

const SURFACES = ["page", "surface", "sunken", "raised", "hover", "selected", "line", "primary"];
const MEANINGS = ["accent", "accent-soft", "ok-soft", "warn-soft", "bad-soft", "inverse"];
const TONES = ["neutral", "info", "accent", "ok", "warn", "bad", "line"] as const;

/** The colours by meaning, and the badges that use them. */
export function LookSample() {
  return (
    <>
      <div className={classes.swatches}>
        {[...SURFACES, ...MEANINGS].map((name) => (
          <figure key={name}>
            <div className={classes.swatch} style={{ background: `var(--${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <p className={classes.row}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
      <p className={classes.row}>
        <SkillTag state="has">TypeScript</SkillTag>
        <SkillTag state="miss">Kafka</SkillTag>
        <SkillTag>Go</SkillTag>
      </p>
      <p className={classes.row}>
        {([5, 3.5, 1] as const).map((points) => (
          <MatchScore key={points} points={points} text={matchText(points)} />
        ))}
      </p>
    </>
  );
}
