import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { SURE_ENOUGH } from "@devguild/schemas/constants/job-listings";
import type { ImportedChange } from "@devguild/schemas/job-listings";

import classes from "./import-review.module.css";

type Props = {
  skills: ImportedChange["skills"];
  /** The ids of those that the listing gets. */
  chosen: readonly number[];
  disabled: boolean;
  onToggle: (id: number) => void;
};

/** The skills found in a listing with how sure we are, and where those come from that aren’t taken by themselves. */
export function FoundSkills({ skills, chosen, disabled, onToggle }: Props) {
  if (skills.length === 0) return null;
  const renderSkill = ({ id, name, sureness, quote }: Props["skills"][number]) => (
    <CheckboxField
      key={id}
      label={
        <>
          {name} <span className="dim">{Math.round(sureness * 100)}%</span>
        </>
      }
      help={sureness < SURE_ENOUGH && quote !== "" ? `“${quote}”` : undefined}
      checked={chosen.includes(id)}
      disabled={disabled}
      onChange={() => onToggle(id)}
    />
  );
  return (
    <fieldset className={classes.skills}>
      <legend className="visually-hidden">Skills, with how sure we are</legend>
      <div className={classes.sure}>
        {skills.filter(({ sureness }) => sureness >= SURE_ENOUGH).map(renderSkill)}
      </div>
      {skills.filter(({ sureness }) => sureness < SURE_ENOUGH).map(renderSkill)}
    </fieldset>
  );
}
