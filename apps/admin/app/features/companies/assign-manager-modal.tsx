import { api } from "@devguild/api-client/browser-api";
import { SelectField } from "@devguild/design-system/select-field";
import { pluralize } from "@devguild/schemas/formats";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { ChangeRowsModal } from "../lists/change-rows-modal.tsx";
import type { CompaniesBulk } from "./use-companies-bulk.ts";

const NOBODY = "";

/** Chooses a customer success manager for the selected companies, and says which ones that changes. */
export default function AssignManagerModal({ bulk }: { bulk: CompaniesBulk }) {
  const managers = useQuery(api.adminCompanyAccounts.managers.options({})).data?.data;
  const [chosen, setChosen] = useState(NOBODY);
  const selected = bulk.selection.rows;
  const changing = selected.filter(
    ({ customer_success_manager: former }) => String(former?.id ?? NOBODY) !== chosen,
  );
  const left = selected.length - changing.length;
  const manager = managers?.find(({ id }) => String(id) === chosen);
  const counted = pluralize(changing.length, "company", "companies");
  const close = () => bulk.setAssigning(false);
  return (
    <ChangeRowsModal
      title={`Assign a manager to ${pluralize(selected.length, "company", "companies")}`}
      confirmLabel={manager ? `Assign ${counted}` : `Take the manager off ${counted}`}
      rows={changing.map(({ id, name, customer_success_manager: former }) => ({
        id,
        name: former ? `${name}, so far with ${former.full_name}` : name,
      }))}
      leftOut={
        left > 0
          ? `${pluralize(left, "company", "companies")} ${left === 1 ? "stays as it is" : "stay as they are"}: ${manager ? `already with ${manager.full_name}` : "without a manager already"}.`
          : null
      }
      isDisabled={changing.length === 0}
      onConfirm={() => {
        close();
        bulk.assign(changing, manager ? { id: manager.id, name: manager.full_name } : null);
      }}
      onClose={close}
    >
      <SelectField
        label="Customer success manager"
        placeholder="Nobody"
        options={(managers ?? []).map(({ id, full_name: name }) => ({
          value: String(id),
          label: name,
        }))}
        value={chosen}
        disabled={!managers}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
    </ChangeRowsModal>
  );
}
