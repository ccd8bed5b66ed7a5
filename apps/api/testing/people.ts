/** Every kind of caller. The developer has applied to a job of the company users' company. */
export const everyone = [
  "guest",
  "generic",
  "developer",
  "otherDeveloper",
  "owner",
  "administrator",
  "recruiter",
  "campaigner",
  "foreignOwner",
  "superAdmin",
  "accountManager",
  "talentManager",
  "contentEditor",
  "support",
] as const;
export type PersonName = (typeof everyone)[number];
type People = readonly PersonName[];

export const loggedIn: People = everyone.filter((person) => person !== "guest");
export const developers: People = ["developer", "otherDeveloper"];
export const hiring: People = ["owner", "administrator", "recruiter"];
export const ownCompany: People = [...hiring, "campaigner"];
export const staff: People = [
  "superAdmin",
  "accountManager",
  "talentManager",
  "contentEditor",
  "support",
];
export const companyStaff: People = staff.filter((person) => person !== "contentEditor");
export const jobEditors: People = ["superAdmin", "accountManager", "talentManager"];
export const developerStaff: People = ["superAdmin", "talentManager", "support"];
