import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { LISTING_FIELDS, type ListingField } from "@devguild/schemas/constants/job-listings";
import type { ImportedChange } from "@devguild/schemas/job-listings";
import { Fragment } from "react";

import { NoValue } from "../lists/cells.tsx";
import classes from "./import-review.module.css";

type Props = {
  fields: ImportedChange["fields"];
  /** Those edited by hand that the feed replaces all the same. */
  fromFeed: readonly ListingField[];
  disabled: boolean;
  onToggle: (field: ListingField) => void;
};

/** What changes in a listing, field by field; one that staff edited changes only if they say so. */
export function ChangedFields({ fields, fromFeed, disabled, onToggle }: Props) {
  if (fields.length === 0) return null;
  return (
    <div className={classes.diff}>
      {fields.map(({ field, before, after, by_hand: isEdited }) => {
        const isUsed = fromFeed.includes(field);
        const replaces = !isEdited || isUsed;
        const label = LISTING_FIELDS[field];
        return (
          <Fragment key={field}>
            <span className="dim">{label}</span>
            <span>{before === "" ? <NoValue /> : replaces ? <del>{before}</del> : before}</span>
            <span className="dim" aria-hidden>
              →
            </span>
            <span>
              {after === "" ? <NoValue /> : replaces ? <ins>{after}</ins> : after}
              {isEdited && (
                <CheckboxField
                  label={`Edited by hand. Use the feed for ${label.toLowerCase()}`}
                  checked={isUsed}
                  disabled={disabled}
                  onChange={() => onToggle(field)}
                />
              )}
            </span>
          </Fragment>
        );
      })}
    </div>
  );
}
