import { IconCheck } from "@tabler/icons-react";

import { Heading } from "../heading/heading.tsx";
import classes from "./role-matrix.module.css";

/** How far a role may go with something: see and change, only see, or nothing. */
export type Extent = "full" | "view" | "none";

export interface MatrixRole {
  id: string;
  label: string;
  /** What the role is for: "Jobs and candidates". */
  purpose: string;
}

export interface MatrixGroup {
  /** Above the group's rows; without one they stand alone. */
  title?: string;
  rights: readonly { text: string; extentFor: (role: string) => Extent }[];
}

interface RoleMatrixProps {
  roles: readonly MatrixRole[];
  groups: readonly MatrixGroup[];
}

function ExtentMark({ extent }: { extent: Extent }) {
  if (extent === "view") return <span className="dim">view</span>;
  return extent === "full" ? (
    <>
      <IconCheck size={16} stroke={2} aria-hidden />
      <span className="visually-hidden">Yes</span>
    </>
  ) : (
    <span className="dim">
      <span aria-hidden>–</span>
      <span className="visually-hidden">No</span>
    </span>
  );
}

/** What each role may do: a table, on phones a list for each role. */
export function RoleMatrix({ roles, groups }: RoleMatrixProps) {
  return (
    <>
      <div className={classes.wide}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Right</span>
              </th>
              {roles.map(({ id, label, purpose }) => (
                <th key={id} scope="col">
                  {label}
                  <span className={classes.purpose}>{purpose}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rights }) => (
            <tbody key={title ?? "all"}>
              {title && (
                <tr>
                  <th scope="rowgroup" colSpan={roles.length + 1} className={classes.group}>
                    {title}
                  </th>
                </tr>
              )}
              {rights.map(({ text, extentFor }) => (
                <tr key={text}>
                  <th scope="row">{text}</th>
                  {roles.map(({ id }) => (
                    <td key={id}>
                      <ExtentMark extent={extentFor(id)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <ul className={classes.narrow}>
        {roles.map(({ id, label, purpose }) => (
          <li key={id}>
            <Heading level={3} size="md">
              {label}
            </Heading>
            <p className="dim">{purpose}</p>
            <ul>
              {groups
                .flatMap(({ rights }) => rights)
                .map(({ text, extentFor }) => ({ text, extent: extentFor(id) }))
                .filter(({ extent }) => extent !== "none")
                .map(({ text, extent }) => (
                  <li key={text}>
                    {text}
                    {extent === "view" && <span className="dim"> (view)</span>}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
