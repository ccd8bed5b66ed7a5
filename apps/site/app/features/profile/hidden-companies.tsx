import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { describeNone } from "@devguild/design-system/describe-none";
import { Heading } from "@devguild/design-system/heading";
import type { HiddenCompany } from "@devguild/schemas/visibility";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import classes from "../account/account-section.module.css";

type Props = {
  companies: readonly HiddenCompany[];
  onHide: (id: number) => void;
  onShow: (id: number) => void;
};

/** The companies that a developer hides from, and a field to add one. */
export function HiddenCompanies({ companies, onHide, onShow }: Props) {
  const [search, setSearch] = useState("");
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.companyLists.companies.options({ query: { search } }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.data ?? []).filter(({ id }) => !companies.some((each) => each.id === id));
  return (
    <>
      {companies.length > 0 && (
        <div>
          <Heading level={4} size="sm" id="hidden-companies">
            Hidden from
          </Heading>
          <ul className={classes.rows} aria-labelledby="hidden-companies">
            {companies.map(({ id, name }) => (
              <li key={id} className={classes.row}>
                <span className={classes.who}>{name}</span>
                <Button size="sm" aria-label={`Remove: ${name}`} onClick={() => onShow(id)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.form}>
        <ComboboxField
          // A new key after each company clears the field for the next one.
          key={companies.length}
          label="Hide from a company"
          help="Your employer, for example. If you apply to one of its jobs, it sees your application."
          placeholder="Type its name"
          options={found.map(({ id, label }) => ({ value: String(id), label }))}
          value={null}
          onChange={(id) => id !== null && onHide(Number(id))}
          onSearch={setSearch}
          isSearching={isPlaceholderData}
          nothingFound={describeNone(isError && !data, "No company has this name.")}
        />
      </div>
    </>
  );
}
