import type { CompanyUsersCounts } from "@devguild/schemas/company-users";
import { pluralize } from "@devguild/schemas/formats";

/** Says who has access: "5 people have access, 2 invitations are open". */
export const describeUsers = ({ active, invited }: CompanyUsersCounts) => {
  const people = `${pluralize(active, "person", "people")} ${active === 1 ? "has" : "have"} access`;
  return invited === 0
    ? people
    : `${people}, ${pluralize(invited, "invitation")} ${invited === 1 ? "is" : "are"} open`;
};
