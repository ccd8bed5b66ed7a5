import { api } from "@devguild/api-client/browser-api";
import { FailedPart } from "@devguild/company-ui/failed-part";
import { Button } from "@devguild/design-system/button";
import { SectionHead } from "@devguild/design-system/section-head";
import { SelectField } from "@devguild/design-system/select-field";
import { Status } from "@devguild/design-system/status";
import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";
import { NotifyButton } from "../notifications/notify-button.tsx";
import classes from "./account-record.module.css";
import { HolderModal } from "./holder-modal.tsx";
import { useStaffAction } from "./use-staff-action.ts";

type Holder = NonNullable<StaffCompany["account_holder"]>;

function Verification({ companyId, holder }: { companyId: number; holder: Holder }) {
  const verifying = useStaffAction(
    () => api.adminCompanyAccounts.verifyEmail.call({ params: { id: companyId } }),
    () => `${holder.email} is confirmed. Jobs that waited for this go live within a minute.`,
  );
  const permitted = usePermitted("admin.edit-company-account");
  if (holder.is_invited) return <Status tone="warn">Invitation open</Status>;
  if (holder.email_verified) return <Status tone="ok">Email confirmed</Status>;
  return (
    <>
      <Status tone="warn">Email not confirmed</Status>
      <Button
        size="sm"
        loading={verifying.isPending}
        {...permitted}
        onClick={() => verifying.mutate(undefined)}
      >
        Confirm email
      </Button>
    </>
  );
}

/** Who looks after a company, and who holds its account. */
export function PeopleSection({ company }: { company: StaffCompany }) {
  const [isChanging, setChanging] = useState(false);
  const managers = useQuery(api.adminCompanyAccounts.managers.options({}));
  const assigning = useStaffAction(
    (id: number | null) =>
      api.adminCompanyAccounts.setManager.call({
        params: { id: company.id },
        body: { customer_success_manager_id: id },
      }),
    () => "Success manager saved.",
  );
  const permitted = usePermitted("admin.edit-company-account");
  const { account_holder: holder, customer_success_manager: manager } = company;
  const listed = managers.data?.data ?? [];
  // Someone may have left the list since they were chosen.
  const options = [
    ...listed,
    ...(manager && !listed.some(({ id }) => id === manager.id) ? [manager] : []),
  ].map(({ id, full_name: name }) => ({ value: String(id), label: name }));
  return (
    <section aria-label="People">
      <SectionHead title="People" />
      <div className={classes.stack}>
        <SelectField
          label="Customer success manager"
          help={managers.isLoadingError && <FailedPart of="The managers" query={managers} />}
          placeholder="Nobody"
          options={options}
          // Not off while it is saved, because it would lose the focus.
          value={String((assigning.isPending ? assigning.variables : manager?.id) ?? "")}
          disabled={!managers.data}
          {...permitted}
          onChange={({ currentTarget: { value } }) =>
            !assigning.isPending && assigning.mutate(value === "" ? null : Number(value))
          }
        />
        <div>
          <p className={classes.label}>Account holder</p>
          {holder ? (
            <>
              <p>{holder.full_name}</p>
              <p className={`dim ${classes.address}`}>{holder.email}</p>
              <div className={classes.actions}>
                <Verification companyId={company.id} holder={holder} />
                {!holder.is_invited && (
                  <NotifyButton
                    size="sm"
                    audience="company-users"
                    userIds={[holder.user_id]}
                    to={holder.full_name}
                  />
                )}
              </div>
            </>
          ) : (
            <p className="dim">Nobody</p>
          )}
        </div>
        <Button size="sm" {...permitted} onClick={() => setChanging(true)}>
          {holder ? "Change holder" : "Choose a holder"}
        </Button>
      </div>
      {isChanging && <HolderModal company={company} onClose={() => setChanging(false)} />}
    </section>
  );
}
