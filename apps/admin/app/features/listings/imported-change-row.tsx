import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { TextLink } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import type { ListingField } from "@devguild/schemas/constants/job-listings";
import type { ImportedChange } from "@devguild/schemas/job-listings";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { ChangedFields } from "./changed-fields.tsx";
import { CHANGE_KINDS } from "./describe-import.ts";
import { FoundSkills } from "./found-skills.tsx";
import classes from "./import-review.module.css";
import { importPath } from "./listing-addresses.ts";

type Decision = { included: boolean; use_feed: ListingField[]; skill_ids: number[] };

const toDecision = ({ included, fields, skills }: ImportedChange): Decision => ({
  included,
  use_feed: fields.flatMap(({ field, use_feed: isUsed }) => (isUsed ? [field] : [])),
  skill_ids: skills.flatMap(({ id, taken }) => (taken ? [id] : [])),
});

const toggle = <Item,>(items: readonly Item[], item: Item) =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

const describe = ({ row, reason }: ImportedChange) =>
  [row === null ? "" : `Row ${row}`, reason].filter(Boolean).join(": ");

type Props = { importId: number; change: ImportedChange; mayDecide: boolean };

/** A listing in an import: what changes, field by field, and what staff decide about it. */
export function ImportedChangeRow({ importId, change, mayDecide }: Props) {
  const toasts = useToast();
  const queries = useQueryClient();
  const deciding = useMutation({
    networkMode: "always",
    mutationFn: (body: Decision) =>
      api.jobListings.decide.call({
        params: { id: importId, changeId: change.id },
        body,
      }),
    onSuccess: () =>
      Promise.all(
        [api.jobListings.changes.key, api.jobListings.progress.key].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  const decision = toDecision(change);
  const { kind, title, external_id: id, company } = change;
  const { sign, label } = CHANGE_KINDS[kind];
  const isFixed = !mayDecide || kind === "skipped" || deciding.isPending;
  return (
    <li className={classes.change}>
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
          checked={change.included}
          disabled={isFixed}
          onChange={() => deciding.mutate({ ...decision, included: !change.included })}
        />
        {company !== "" && (
          <TextLink to={importPath({ import: importId, company })}>{company}</TextLink>
        )}
        <span className="dim">{describe(change)}</span>
      </div>
      <ChangedFields
        fields={change.fields}
        disabled={isFixed}
        onToggle={(field) =>
          deciding.mutate({ ...decision, use_feed: toggle(decision.use_feed, field) })
        }
      />
      <FoundSkills
        skills={change.skills}
        disabled={isFixed}
        onToggle={(skill) =>
          deciding.mutate({ ...decision, skill_ids: toggle(decision.skill_ids, skill) })
        }
      />
    </li>
  );
}
