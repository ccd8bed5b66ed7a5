import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { SkillTag } from "@devguild/design-system/skill-tag";
import { useToast } from "@devguild/design-system/toast";
import {
  LISTING_FIELDS,
  type ListingField,
  SURE_ENOUGH,
} from "@devguild/schemas/constants/job-listings";
import type { ImportedChange } from "@devguild/schemas/job-listings";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import classes from "./import-review.module.css";

const KINDS = { new: "+ New", changed: "~ Changed", closing: "− Closing", skipped: "· Skipped" };

const getName = ({ title, external_id: id }: ImportedChange) =>
  title || (id === "" ? "a row without id and title" : id);

type Decision = { included: boolean; use_feed: ListingField[]; skill_ids: number[] };

const toDecision = ({ included, fields, skills }: ImportedChange): Decision => ({
  included,
  use_feed: fields.flatMap(({ field, use_feed: isUsed }) => (isUsed ? [field] : [])),
  skill_ids: skills.flatMap(({ id, taken }) => (taken ? [id] : [])),
});

const toggle = <Item,>(items: readonly Item[], item: Item) =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

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
    onSuccess: () => queries.invalidateQueries({ queryKey: api.jobListings.changes.key }),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  const decision = toDecision(change);
  const sure = change.skills.filter(({ sureness }) => sureness >= SURE_ENOUGH);
  const isFixed = !mayDecide || change.kind === "skipped" || deciding.isPending;
  return (
    <li className={classes.change}>
      <CheckboxField
        label={`${KINDS[change.kind]}: ${getName(change)}`}
        help={change.row === null ? change.reason : `Row ${change.row}: ${change.reason}`}
        checked={change.included}
        disabled={isFixed}
        onChange={() => deciding.mutate({ ...decision, included: !change.included })}
      />
      {change.fields.map(({ field, before, after, by_hand: isEdited, use_feed: isUsed }) => (
        <div key={field}>
          {LISTING_FIELDS[field]}: {before || "none"} → {after || "none"}
          {isEdited && (
            <CheckboxField
              label={`Edited by hand. Use the feed for ${LISTING_FIELDS[field].toLowerCase()}`}
              checked={isUsed}
              disabled={isFixed}
              onChange={() =>
                deciding.mutate({ ...decision, use_feed: toggle(decision.use_feed, field) })
              }
            />
          )}
        </div>
      ))}
      {sure.length > 0 && (
        <p className={classes.skills}>
          <span className="visually-hidden">Skills: </span>
          {sure.map(({ id, name }) => (
            <SkillTag key={id}>{name}</SkillTag>
          ))}
        </p>
      )}
      {change.skills
        .filter(({ sureness }) => sureness < SURE_ENOUGH)
        .map(({ id, name, sureness, quote, taken }) => (
          <CheckboxField
            key={id}
            label={`${name}, ${Math.round(sureness * 100)} % sure`}
            help={`“${quote}”`}
            checked={taken}
            disabled={isFixed}
            onChange={() =>
              deciding.mutate({ ...decision, skill_ids: toggle(decision.skill_ids, id) })
            }
          />
        ))}
    </li>
  );
}
