import type { Extent, MatrixGroup, MatrixRole } from "@devguild/design-system/role-matrix";
import type { AdminPermission, AdminRole } from "@devguild/schemas/constants/accounts";

type Area = {
  text: string;
  /** The permissions that let see the area, and those that let change it; one has both. */
  view?: readonly AdminPermission[];
  edit: readonly AdminPermission[];
};

/** What the back office consists of, as its roles divide it. */
export const AREAS: readonly Area[] = [
  {
    text: "Figures and queues",
    view: ["admin.view-dashboard"],
    edit: ["admin.manage-queues"],
  },
  {
    text: "Companies",
    view: ["admin.view-company-profile"],
    edit: ["admin.edit-company-profile"],
  },
  {
    text: "Memberships, credits and invoices",
    view: ["admin.view-company-profile"],
    edit: ["admin.edit-company-account"],
  },
  { text: "Jobs", view: ["admin.view-company-jobs"], edit: ["admin.edit-company-jobs"] },
  { text: "Developers", view: ["admin.view-developers"], edit: ["admin.edit-developers"] },
  { text: "Sourcing and messages", edit: ["admin.view-sourcing-developers"] },
  {
    text: "Videos, magazine, events and highlights",
    view: [
      "admin.view-videos",
      "admin.view-magazine-content",
      "admin.view-live-events",
      "admin.view-highlights",
    ],
    edit: [
      "admin.edit-videos",
      "admin.edit-magazine-content",
      "admin.edit-live-events",
      "admin.edit-highlights",
    ],
  },
  { text: "Industries", edit: ["admin.edit-catalogue"] },
  { text: "Deleting and erasing", edit: ["admin.delete-company", "admin.gdpr"] },
  { text: "Staff and audit log", edit: ["admin.manage-admin-users"] },
];

const PURPOSES: Record<AdminRole, string> = {
  "super-admin": "Everything",
  "account-manager": "Companies and their jobs",
  "talent-manager": "Developers and jobs",
  "content-editor": "Content",
  support: "Read only",
};

/** Says what a role of staff is for. */
export const describeRole = (role: AdminRole) => PURPOSES[role];

type Role = { name: AdminRole; label: string; permissions: readonly string[] };

const findExtent = ({ view, edit }: Area, permissions: readonly string[]): Extent => {
  const has = (each: AdminPermission) => permissions.includes(each);
  if (edit.every(has)) return "full";
  return view?.every(has) ? "view" : "none";
};

/** The columns of the table of roles. */
export const toMatrixRoles = (roles: readonly Role[]): MatrixRole[] =>
  roles.map(({ name, label }) => ({ id: name, label, purpose: PURPOSES[name] }));

/** The rows of the table of roles: how far each role may go in each area. */
export const toMatrixRows = (roles: readonly Role[]): MatrixGroup["rights"] =>
  AREAS.map((area) => ({
    text: area.text,
    extentFor: (id) => {
      const role = roles.find(({ name }) => name === id);
      return role ? findExtent(area, role.permissions) : "none";
    },
  }));
