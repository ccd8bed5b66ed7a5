import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { RoleMatrix } from "@devguild/design-system/role-matrix";
import { SectionHead } from "@devguild/design-system/section-head";
import type { CompanyPermission } from "@devguild/schemas/constants/accounts";
import { useQuery } from "@tanstack/react-query";

import { ROLE_PURPOSES } from "./role-choice.ts";
import classes from "./users-screen.module.css";

type Right = { text: string; permission: CompanyPermission };

const RIGHTS: readonly { group: string; rights: readonly Right[] }[] = [
  {
    group: "Hiring",
    rights: [
      { text: "Post and edit jobs", permission: "owner.company.edit-jobs" },
      { text: "See candidates", permission: "owner.company.view-candidates" },
      { text: "Message and decide on candidates", permission: "owner.company.edit-candidates" },
    ],
  },
  {
    group: "Brand",
    rights: [
      { text: "Edit profile", permission: "owner.company.edit-profile" },
      { text: "Edit stories", permission: "owner.company.edit-stories" },
      { text: "Run campaigns", permission: "owner.company.edit-campaigns" },
      { text: "Run event partnerships", permission: "owner.company.edit-partnerships" },
    ],
  },
  {
    group: "Company",
    rights: [
      { text: "See users and what they change", permission: "owner.company.view-company-users" },
      { text: "Invite, change and suspend users", permission: "owner.company.edit-company-users" },
      { text: "Buy", permission: "owner.company.purchase" },
      { text: "Edit billing", permission: "owner.company.edit-billing" },
      { text: "Change the owner", permission: "owner.company.transfer-ownership" },
      { text: "Delete the account", permission: "owner.company.delete-account" },
    ],
  },
];

/** What each role of a company's users may do. */
export function CompanyRoles({ companyId }: { companyId: number }) {
  const { data, error, refetch, isFetching } = useQuery(
    api.companyUsers.roles.options({ params: { id: companyId } }),
  );
  const roles = data?.data;
  if (!roles)
    return error ? (
      <ErrorState
        title="What each role can do didn’t load."
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {failureText(error)}
      </ErrorState>
    ) : null;
  const granted = new Map(roles.map(({ role, permissions }) => [role as string, permissions]));
  return (
    <section aria-label="What each role can do" className={classes.roles}>
      <SectionHead title="What each role can do" />
      <RoleMatrix
        roles={roles.map(({ role, label }) => ({ id: role, label, purpose: ROLE_PURPOSES[role] }))}
        groups={RIGHTS.map(({ group, rights }) => ({
          title: group,
          rights: rights.map(({ text, permission }) => ({
            text,
            extentFor: (role) => (granted.get(role)?.includes(permission) ? "full" : "none"),
          })),
        }))}
      />
    </section>
  );
}
