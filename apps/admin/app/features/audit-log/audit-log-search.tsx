import { usePaletteRecords } from "@devguild/app-shell/use-palette-records";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { describeNone } from "@devguild/design-system/describe-none";
import { matchOptions } from "@devguild/design-system/match-options";
import type { AuditRecord } from "@devguild/schemas/constants/audit-log";
import type { PaletteRecordKind } from "@devguild/schemas/palette";
import { useId, useState } from "react";

import { useKeys } from "../lists/use-keys.ts";
import type { AuditLogView } from "./audit-log-address.ts";
import { getRecordName } from "./audit-log-columns.tsx";
import classes from "./audit-log-search.module.css";

type Option = { value: string; label: string };
type Found = Option & { change: Partial<AuditLogView> };
type Props = {
  people: readonly Option[];
  onChange: (change: Partial<AuditLogView>) => void;
};

const RECORDS: Record<PaletteRecordKind, AuditRecord> = {
  developer: "developer",
  video: "video",
  article: "article",
  live_event: "live-event",
  conference: "event",
  listing: "job-listing",
  invoice: "invoice",
  deleted_company: "company",
};

const toFound = (kind: AuditRecord, id: number, name: string): Found => ({
  value: `${kind} ${id}`,
  label: `${name}, ${getRecordName({ kind, id })}`,
  change: { record: kind, record_id: id, action: "" },
});

/** Finds people and records by name or ID, and limits the log to the one that is chosen. */
export function AuditLogSearch({ people, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const { records, isPending, hasFailed } = usePaletteRecords(text.trim());
  useKeys({ "/": () => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus() });
  const found: Found[] = [
    ...matchOptions(people, text).map(({ value, label }) => ({
      value,
      label,
      change: { person: Number(value) },
    })),
    ...(records?.companies ?? []).map((company) => toFound("company", company.id, company.name)),
    ...(records?.jobs ?? []).map((job) =>
      toFound("job", job.id, `${job.title} at ${job.company_name}`),
    ),
    ...(records?.records ?? []).map((record) =>
      toFound(RECORDS[record.kind], record.id, record.title),
    ),
  ];
  const choose = (value: string | null) => {
    const chosen = found.find((option) => option.value === value);
    if (!chosen) return;
    setText("");
    onChange(chosen.change);
  };
  return (
    <div className={classes.search}>
      <ComboboxField
        id={id}
        label="Search people and records"
        hideLabel
        placeholder="Person, record or ID"
        options={found}
        value={null}
        onChange={choose}
        search={text}
        onSearch={setText}
        isSearching={isPending}
        nothingFound={
          isPending ? "Searching …" : describeNone(hasFailed, "Nothing has this name or ID.")
        }
      />
    </div>
  );
}
