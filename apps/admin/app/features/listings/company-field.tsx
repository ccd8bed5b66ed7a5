import { api } from "@devguild/api-client/browser-api";
import { describeNone } from "@devguild/design-system/describe-none";
import type { FieldInput } from "@devguild/api-client/use-api-form";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

type Props = FieldInput<string | null> & {
  /** The company that is chosen at first. */
  chosen: { id: number; name: string } | null;
};

/** The company that all listings of a source belong to. */
export function CompanyField({ chosen, ...field }: Props) {
  const [text, setText] = useState("");
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.adminCompanies.list.options({ query: { search: text, per_page: 10 } }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.data ?? []).filter(({ id }) => id !== chosen?.id);
  return (
    <ComboboxField
      label="Company"
      optional
      placeholder="Search companies"
      help="Its name replaces the one in the feed. Leave it empty for listings of several companies."
      options={[...(chosen ? [chosen] : []), ...found].map(({ id, name }) => ({
        value: String(id),
        label: name,
      }))}
      onSearch={setText}
      isSearching={isPlaceholderData}
      nothingFound={describeNone(isError && !data, "No company has this name.")}
      {...field}
    />
  );
}
