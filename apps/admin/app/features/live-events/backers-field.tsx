import { api } from "@devguild/api-client/browser-api";
import { describeNone } from "@devguild/design-system/describe-none";
import { PICTURE_UPLOADS } from "@devguild/company-ui/picture-upload";
import { Button } from "@devguild/design-system/button";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { TextField } from "@devguild/design-system/text-field";
import { UploadField } from "@devguild/design-system/upload-field";
import type { AdminBacker } from "@devguild/schemas/admin-live-events";
import { BACKER_NAME_MAX, LIVE_BACKERS_MAX } from "@devguild/schemas/constants/live-event-editing";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { ItemFields } from "./item-fields.tsx";
import classes from "./live-event-editor.module.css";
import { useKeyedRows } from "./use-keyed-rows.ts";

const EMPTY: AdminBacker = { name: "", company: null, logo_url: null, url: null };

type RowProps = {
  noun: string;
  value: AdminBacker;
  findError: (field: string) => string | undefined;
  onChange: (backer: AdminBacker) => void;
  onRemove: () => void;
};

function BackerRow({ noun, value, findError, onChange, onRemove }: RowProps) {
  return (
    <ItemFields
      name={value.name || `new ${noun}`}
      isNew={value.name === ""}
      hasError={["name", "url", "logo_url"].some((field) => findError(field) !== undefined)}
      onRemove={onRemove}
    >
      <FieldPair>
        <TextField
          label="Name"
          maxLength={BACKER_NAME_MAX}
          value={value.name}
          error={findError("name")}
          onChange={({ currentTarget }) => onChange({ ...value, name: currentTarget.value })}
        />
        <TextField
          label="Link"
          optional
          type="url"
          placeholder="https://"
          value={value.url ?? ""}
          error={findError("url")}
          onChange={({ currentTarget }) => onChange({ ...value, url: currentTarget.value })}
        />
      </FieldPair>
      <UploadField
        label="Logo"
        optional
        shape="logo"
        {...PICTURE_UPLOADS.logo}
        value={value.logo_url}
        error={findError("logo_url")}
        onChange={(logo_url) => onChange({ ...value, logo_url })}
      />
    </ItemFields>
  );
}

type Props = {
  noun: "sponsor" | "partner";
  value: AdminBacker[];
  error: string | undefined;
  findError: (field: string) => string | undefined;
  onChange: (backers: AdminBacker[]) => void;
};

/** The sponsors or the partners of an event: companies that we know, or others by name. */
export function BackersField({ noun, value, error, findError, onChange }: Props) {
  const [search, setSearch] = useState("");
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.adminLiveEvents.findBackers.options({ query: { search } }),
    placeholderData: keepPreviousData,
  });
  const companies = data?.data ?? [];
  const { keys, add, replace, remove } = useKeyedRows(value, onChange);
  return (
    <div className={classes.list}>
      {value.map((backer, at) => (
        <BackerRow
          key={keys[at]}
          noun={noun}
          value={backer}
          findError={(field) => findError(`${at}.${field}`)}
          onChange={(changed) => replace(at, changed)}
          onRemove={() => remove(at)}
        />
      ))}
      {value.length < LIVE_BACKERS_MAX && (
        <div className={classes.add}>
          <ComboboxField
            key={value.length}
            label={`Add a company as a ${noun}`}
            optional
            placeholder="Search companies"
            options={companies.map(({ id, label }) => ({ value: String(id), label }))}
            onSearch={setSearch}
            isSearching={isPlaceholderData}
            nothingFound={describeNone(isError && !data, "No published company has this name.")}
            error={error}
            value={null}
            onChange={(chosen) => {
              const company = companies.find(({ id }) => String(id) === chosen);
              if (!company) return;
              const { id, label, logo_url, url } = company;
              add({ name: label, company: { id, label }, logo_url, url });
            }}
          />
          <Button onClick={() => add(EMPTY)}>Add another {noun}</Button>
        </div>
      )}
    </div>
  );
}
