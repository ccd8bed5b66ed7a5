import { api } from "@devguild/api-client/browser-api";
import { SelectField } from "@devguild/design-system/select-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { ChangeRowsModal } from "../lists/change-rows-modal.tsx";
import type { PendingChanges } from "../lists/use-bulk-changes.ts";

const NOBODY = "";

/** Chooses a customer success manager for the selected companies, and says which ones that changes. */
export default function AssignManagerModal({ bulk }: { bulk: PendingChanges }) {
  const managers = useQuery(api.adminCompanyAccounts.managers.options({})).data?.data;
  const [chosen, setChosen] = useState(NOBODY);
  return (
    <ChangeRowsModal
      bulk={bulk}
      change={{
        action: "companies.assign-manager",
        confirmLabel: (counted) =>
          chosen === NOBODY ? `Take the manager off ${counted}` : `Assign ${counted}`,
      }}
      title="Assign a manager"
      options={{ manager_id: chosen === NOBODY ? null : Number(chosen) }}
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
