import type { CompanyUsersCounts } from "@devguild/schemas/company-users";
import { pluralize } from "@devguild/schemas/formats";

/** Says who has access: "5 people have access, 2 invitations are open, 1 has expired". */
export const describeUsers = ({
  active,
  invited,
  expired_invitations: expired,
}: Omit<CompanyUsersCounts, "suspended">) => {
  const open = invited - expired;
  const people = `${pluralize(active, "person", "people")} ${active === 1 ? "has" : "have"} access`;
  const opened = open > 0 && `${pluralize(open, "invitation")} ${open === 1 ? "is" : "are"} open`;
  const invitations = opened ? String(expired) : pluralize(expired, "invitation");
  const ended = expired > 0 && `${invitations} ${expired === 1 ? "has" : "have"} expired`;
  return [people, opened, ended].filter(Boolean).join(", ");
};
