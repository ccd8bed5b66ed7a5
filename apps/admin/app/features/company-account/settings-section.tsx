import { api } from "@devguild/api-client/browser-api";
import { SectionHead } from "@devguild/design-system/section-head";
import { SwitchField } from "@devguild/design-system/switch-field";
import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";

import { usePermitted } from "../frame/use-permitted.ts";
import classes from "./account-record.module.css";
import { useStaffAction } from "./use-staff-action.ts";

/** What staff turn on and off for a company. */
export function SettingsSection({ company }: { company: StaffCompany }) {
  const params = { id: company.id };
  const mayPublish = usePermitted("admin.edit-company-profile");
  const permitted = usePermitted("admin.edit-company-account");
  const publishing = useStaffAction(
    (published: boolean) => api.companyProfile.saveVisibility.call({ params, body: { published } }),
    (published) => `${company.name} is ${published ? "visible" : "hidden"} now.`,
  );
  const branding = useStaffAction(
    (isOn: boolean) =>
      api.adminCompanyAccounts.setBrandPage.call({ params, body: { has_brand_page: isOn } }),
    (isOn) => `Premium brand page turned ${isOn ? "on" : "off"}.`,
  );
  const toggling = useStaffAction<boolean>(
    (isOn) =>
      api.adminCompanyAccounts.toggleAts.call({ params, query: { allow_external_ats: isOn } }),
    (isOn) => `Applications on their own site turned ${isOn ? "on" : "off"}.`,
  );
  return (
    <section aria-label="Settings">
      <SectionHead title="Settings" />
      {/* Not off while they are saved, because they would lose the focus. */}
      <div className={classes.stack}>
        <SwitchField
          label="Visible on Devguild"
          help="The company’s page and its live ads."
          checked={publishing.isPending ? publishing.variables : company.published}
          {...mayPublish}
          onChange={({ currentTarget }) =>
            !publishing.isPending && publishing.mutate(currentTarget.checked)
          }
        />
        <SwitchField
          label="Premium brand page"
          help="Stories and the large page; part of employer branding."
          checked={branding.isPending ? branding.variables : company.has_brand_page}
          {...permitted}
          onChange={({ currentTarget }) =>
            !branding.isPending && branding.mutate(currentTarget.checked)
          }
        />
        <SwitchField
          label="Applications on their own site"
          help="Their ads can lead to their own application form."
          checked={toggling.isPending ? toggling.variables : company.allow_external_ats}
          {...permitted}
          onChange={({ currentTarget }) =>
            !toggling.isPending && toggling.mutate(currentTarget.checked)
          }
        />
      </div>
    </section>
  );
}
