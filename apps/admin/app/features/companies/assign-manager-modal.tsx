import { api } from "@devguild/api-client/browser-api";
import { FailedPart } from "@devguild/company-ui/failed-part";
import { SelectField } from "@devguild/design-system/select-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { ChangeRowsModal } from "../lists/change-rows-modal.tsx";
import type { PendingChanges } from "../lists/use-bulk-changes.ts";

const NOBODY = "";

type Props = { bulk: PendingChanges; onClose: () => void };

/** Chooses a customer success manager for the selected companies, and says which ones that changes. */
export default function AssignManagerModal({ bulk, onClose }: Props) {
  const managers = useQuery(api.adminCompanyAccounts.managers.options({}));
  const [chosen, setChosen] = useState(NOBODY);
  return (
    <ChangeRowsModal
      bulk={bulk}
      onClose={onClose}
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
        help={managers.isLoadingError && <FailedPart of="The managers" query={managers} />}
        placeholder="Nobody"
        options={(managers.data?.data ?? []).map(({ id, full_name: name }) => ({
          value: String(id),
          label: name,
        }))}
        value={chosen}
        disabled={!managers.data}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
    </ChangeRowsModal>
  );
}
