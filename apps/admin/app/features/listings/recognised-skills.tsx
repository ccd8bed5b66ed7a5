import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { Heading } from "@devguild/design-system/heading";
import { SURE_ENOUGH } from "@devguild/schemas/constants/job-listings";
import type { ImportedChange } from "@devguild/schemas/job-listings";

import classes from "./recognised-skills.module.css";
import { useDecideChange } from "./use-decide-change.ts";

type Props = { importId: number; change: ImportedChange; mayDecide: boolean };

/** The skills found in one listing of an import, beside the list, with how sure we are of each. */
export function RecognisedSkills({ importId, change, mayDecide }: Props) {
  const { decision, decide } = useDecideChange(importId, change);
  const { title, skills } = change;
  return (
    <aside className={classes.panel} aria-label="Recognised skills">
      <div className={classes.head}>
        <Heading level={3} size="sm">
          Recognised skills
        </Heading>
        <span className="dim">{title}</span>
      </div>
      {skills.length === 0 ? (
        <p className="dim">None in this listing.</p>
      ) : (
        <ul className={classes.skills}>
          {skills.map(({ id, name, sureness, quote }) => {
            const percent = Math.round(sureness * 100);
            const isSure = sureness >= SURE_ENOUGH;
            return (
              <li key={id}>
                <div className={classes.skill}>
                  <CheckboxField
                    label={name}
                    checked={decision.skill_ids.includes(id)}
                    disabled={!mayDecide}
                    onChange={() => decide.skill(id)}
                  />
                  <span className={classes.bar} aria-hidden>
                    <span data-sure={isSure} style={{ width: `${percent}%` }} />
                  </span>
                  <span className="num">{percent}%</span>
                </div>
                {!isSure && quote !== "" && <p className="dim">“{quote}”</p>}
              </li>
            );
          })}
        </ul>
      )}
      {mayDecide && (
        <p className={`dim ${classes.foot}`}>
          Below {SURE_ENOUGH * 100}% nothing is added unless you tick it.
        </p>
      )}
    </aside>
  );
}
