import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { TextLink } from "@devguild/design-system/text-link";
import type { ImportedChange } from "@devguild/schemas/job-listings";

import { ChangedFields } from "./changed-fields.tsx";
import { CHANGE_KINDS } from "./describe-import.ts";
import { FoundSkills } from "./found-skills.tsx";
import classes from "./import-review.module.css";
import { importPath } from "./listing-addresses.ts";
import { useDecideChange } from "./use-decide-change.ts";

const describe = ({ row, reason }: ImportedChange) =>
  [row === null ? "" : `Row ${row}`, reason].filter(Boolean).join(": ");

type Props = {
  importId: number;
  change: ImportedChange;
  mayDecide: boolean;
  /** Whether its skills are shown beside the list. */
  isCurrent: boolean;
};

/** A listing in an import: what changes, field by field, and what staff decide about it. */
export function ImportedChangeRow({ importId, change, mayDecide, isCurrent }: Props) {
  const { decision, decide } = useDecideChange(importId, change);
  const { kind, title, external_id: id, company } = change;
  const { sign, label } = CHANGE_KINDS[kind];
  const isFixed = !mayDecide || kind === "skipped";
  return (
    <li
      className={classes.change}
      data-change={change.id}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
    >
      <div className={classes.first}>
        <CheckboxField
          label={
            <>
              <span className={classes.sign} data-kind={kind} aria-hidden>
                {sign}
              </span>
              <span className="visually-hidden">{label}: </span>
              <strong>{title || "Without a title"}</strong>{" "}
              {id !== "" && <span className="dim">#{id}</span>}
            </>
          }
          checked={decision.included}
          disabled={isFixed}
          onChange={() => decide.included()}
        />
        {company !== "" && (
          <TextLink to={importPath({ import: importId, company })}>{company}</TextLink>
        )}
        <span className="dim">{describe(change)}</span>
      </div>
      <ChangedFields
        fields={change.fields}
        fromFeed={decision.use_feed}
        disabled={isFixed}
        onToggle={decide.field}
      />
      <div className={classes.own}>
        <FoundSkills
          skills={change.skills}
          chosen={decision.skill_ids}
          disabled={isFixed}
          onToggle={decide.skill}
        />
      </div>
    </li>
  );
}
