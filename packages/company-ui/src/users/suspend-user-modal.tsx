import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { FormModal } from "@devguild/design-system/form-modal";
import { useToast } from "@devguild/design-system/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeNone } from "@devguild/design-system/describe-none";
import type { UserModalProps } from "./user-modal-props.ts";
import { useRefreshUsers } from "./use-refresh-users.ts";

const SHOWN_COLLEAGUES = 20;

/** Active colleagues whose name contains a text. */
const useColleagues = ({ companyId, user }: UserModalProps, search: string) => {
  const { data, isPlaceholderData, isError } = useQuery({
    ...api.companyUsers.list.options({
      params: { id: companyId },
      query: { search, status: "active", per_page: SHOWN_COLLEAGUES },
    }),
    placeholderData: keepPreviousData,
  });
  const options = (data?.data ?? [])
    .filter(({ user_id }) => user_id !== user.user_id)
    .map(({ user_id, full_name }) => ({ value: String(user_id), label: full_name }));
  return {
    options,
    isSearching: isPlaceholderData,
    nothingFound: describeNone(isError && !data, "No active colleague has this name."),
  };
};

/** Asks who takes over a user's jobs before they lose access. */
export function SuspendUserModal(props: UserModalProps) {
  const { companyId, user, onClose } = props;
  const toasts = useToast();
  const refresh = useRefreshUsers();
  const [search, setSearch] = useState("");
  const colleagues = useColleagues(props, search);
  const form = useApiForm(api.companyUsers.suspend, {
    initialValues: { user_id_to_assign_jobs: null as string | null },
    toInput: ({ user_id_to_assign_jobs: assignee }) => ({
      params: { companyId, userId: user.id },
      body: { user_id_to_assign_jobs: assignee === null ? null : Number(assignee) },
    }),
    onSuccess: async ({ data }) => {
      await refresh();
      toasts.show({ tone: "ok", text: `${data.full_name} no longer has access.` });
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Suspend ${user.full_name}?`}
      submitLabel={`Suspend ${user.full_name}`}
      submitVariant="dangerFilled"
    >
      <p>
        {user.first_name} loses access straight away. Messages and notes stay. You can reactivate{" "}
        {user.first_name} at any time.
      </p>
      {user.has_jobs && (
        <ComboboxField
          label="Hand over their jobs to"
          optional
          placeholder="The owner"
          options={colleagues.options}
          isSearching={colleagues.isSearching}
          onSearch={setSearch}
          nothingFound={colleagues.nothingFound}
          {...form.field("user_id_to_assign_jobs")}
        />
      )}
    </FormModal>
  );
}
