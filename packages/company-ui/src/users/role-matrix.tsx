import { api } from "@devguild/api-client/browser-api";
import { Heading } from "@devguild/design-system/heading";
import { SectionHead } from "@devguild/design-system/section-head";
import type { CompanyPermission } from "@devguild/schemas/constants/accounts";
import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { ROLE_PURPOSES } from "./role-choice.ts";
import classes from "./role-matrix.module.css";

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
      { text: "See users", permission: "owner.company.view-company-users" },
      { text: "Invite, change and suspend users", permission: "owner.company.edit-company-users" },
      { text: "Buy", permission: "owner.company.purchase" },
      { text: "Edit billing", permission: "owner.company.edit-billing" },
      { text: "Change the owner", permission: "owner.company.transfer-ownership" },
      { text: "Delete the account", permission: "owner.company.delete-account" },
    ],
  },
];

/** What each role may do: a table, on phones a list for each role. */
export function RoleMatrix({ companyId }: { companyId: number }) {
  const { data } = useQuery(api.companyUsers.roles.options({ params: { id: companyId } }));
  const roles = data?.data;
  if (!roles) return null;
  return (
    <section aria-label="What each role can do" className={classes.section}>
      <SectionHead title="What each role can do" />
      <div className={classes.wide}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Right</span>
              </th>
              {roles.map(({ role, label }) => (
                <th key={role} scope="col">
                  {label}
                  <span className={classes.purpose}>{ROLE_PURPOSES[role]}</span>
                </th>
              ))}
            </tr>
          </thead>
          {RIGHTS.map(({ group, rights }) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1} className={classes.group}>
                  {group}
                </th>
              </tr>
              {rights.map(({ text, permission }) => (
                <tr key={permission}>
                  <th scope="row">{text}</th>
                  {roles.map(({ role, permissions }) => (
                    <td key={role}>
                      {permissions.includes(permission) ? (
                        <>
                          <IconCheck size={16} stroke={2} aria-hidden />
                          <span className="visually-hidden">Yes</span>
                        </>
                      ) : (
                        <span className="dim">
                          <span aria-hidden>–</span>
                          <span className="visually-hidden">No</span>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <ul className={classes.narrow}>
        {roles.map(({ role, label, permissions }) => (
          <li key={role}>
            <Heading level={3} size="md">
              {label}
            </Heading>
            <p className="dim">{ROLE_PURPOSES[role]}</p>
            <ul>
              {RIGHTS.flatMap(({ rights }) => rights)
                .filter(({ permission }) => permissions.includes(permission))
                .map(({ text, permission }) => (
                  <li key={permission}>{text}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
