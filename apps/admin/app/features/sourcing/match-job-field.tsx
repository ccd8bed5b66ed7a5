import { api } from "@devguild/api-client/browser-api";
import { describeNone } from "@devguild/design-system/describe-none";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { SourcingSearch } from "./sourcing-search.ts";

const NO_JOB = "none";

type Props = { job: SourcingSearch["job"]; onChange: (job: SourcingSearch["job"]) => void };

/** The open job by whose match developers are ordered. */
export default function MatchJobField({ job, onChange }: Props) {
  const [text, setText] = useState("");
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.adminJobs.list.options({ query: { query: text, status: "published", per_page: 10 } }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.data ?? []).map(({ id, title, company }) => ({
    id,
    label: `${title}, ${company.name}`,
  }));
  // The chosen one has a name also when another one is searched for.
  const jobs = job && !found.some(({ id }) => id === job.id) ? [job, ...found] : found;
  return (
    <ComboboxField
      label="Match to a job"
      hideLabel
      placeholder="Match to a job"
      options={[
        ...(job ? [{ value: NO_JOB, label: "No job" }] : []),
        ...jobs.map(({ id, label }) => ({ value: String(id), label })),
      ]}
      onSearch={setText}
      isSearching={isPlaceholderData}
      nothingFound={describeNone(isError && !data, "No open job has these words.")}
      value={job ? String(job.id) : null}
      onChange={(value) => onChange(jobs.find(({ id }) => String(id) === value) ?? null)}
    />
  );
}
