import { api } from "@devguild/api-client/browser-api";
import { describeNone } from "@devguild/design-system/describe-none";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import type { FieldInput } from "@devguild/api-client/use-api-form";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

/** The open job that a message is about. */
export function JobField(field: FieldInput<string | null>) {
  const [text, setText] = useState("");
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.adminJobs.list.options({
      query: { query: text, status: "published", per_page: 10 },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <ComboboxField
      label="Job"
      optional
      placeholder="Search open jobs"
      options={(data?.data ?? []).map(({ id, title, company }) => ({
        value: String(id),
        label: `${title}, ${company.name}`,
      }))}
      onSearch={setText}
      isSearching={isPlaceholderData}
      nothingFound={describeNone(isError && !data, "No open job has these words.")}
      {...field}
    />
  );
}
