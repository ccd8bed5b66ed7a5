import { api } from "@devguild/api-client/browser-api";
import { describeNone } from "@devguild/design-system/describe-none";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { FormModal } from "@devguild/design-system/form-modal";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";
import { COMPANY_STAFF_MESSAGES } from "@devguild/schemas/constants/admin-company-accounts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useRefreshRecord } from "./use-refresh-record.ts";

const SHOWN_USERS = 20;

const useActiveUsers = ({ id, account_holder: holder }: StaffCompany, search: string) => {
  const { data, isError, isPlaceholderData } = useQuery({
    ...api.companyUsers.list.options({
      params: { id },
      query: { search, status: "active", per_page: SHOWN_USERS },
    }),
    placeholderData: keepPreviousData,
  });
  const options = (data?.data ?? [])
    .filter(({ user_id: user }) => user !== holder?.user_id)
    .map(({ user_id: user, full_name: name }) => ({ value: String(user), label: name }));
  return {
    options,
    isSearching: isPlaceholderData,
    nothingFound: describeNone(isError && !data, "No other active user has this name."),
  };
};

type Props = { company: StaffCompany; onClose: () => void };

/** A dialog to make another user the account holder, or to invite one. */
export function HolderModal({ company, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshRecord();
  const [who, setWho] = useState("user");
  const [search, setSearch] = useState("");
  const users = useActiveUsers(company, search);
  const isUser = who === "user";
  const form = useApiForm(api.adminCompanyAccounts.setHolder, {
    initialValues: { user_id: null as string | null, email: "", first_name: "", last_name: "" },
    check: ({ user_id: user }): Record<string, string> =>
      isUser && user === null ? { user_id: COMPANY_STAFF_MESSAGES.holderUnknown } : {},
    toInput: ({ user_id: user, ...invitee }) => ({
      params: { id: company.id },
      body: isUser ? { user_id: Number(user) } : invitee,
    }),
    onSuccess: async ({ data }) => {
      await refresh();
      const name = data.account_holder?.full_name ?? "";
      toasts.show({ tone: "ok", text: `${name} is now the account holder of ${company.name}.` });
      onClose();
    },
  });
  const former = company.account_holder?.full_name;
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Change the account holder"
      subtitle={former && `${former} becomes an administrator.`}
      submitLabel={isUser ? "Change holder" : "Send invitation"}
    >
      <RadioGroup
        legend="New holder"
        name="who"
        inline
        value={who}
        onChange={setWho}
        options={[
          { value: "user", label: "A user of the company" },
          { value: "invitee", label: "Someone new" },
        ]}
      />
      {isUser ? (
        <ComboboxField label="User" {...users} onSearch={setSearch} {...form.field("user_id")} />
      ) : (
        <>
          <TextField
            label="Work email"
            type="email"
            {...form.field("email")}
            help="They get a link that works for 7 days."
          />
          <FieldPair>
            <TextField label="First name" {...form.field("first_name")} />
            <TextField label="Last name" {...form.field("last_name")} />
          </FieldPair>
        </>
      )}
    </FormModal>
  );
}
