import type { CompanyRole } from "@devguild/schemas/constants/accounts";
import {
  GIVEN_ROLES,
  type GivenRole,
  OWNER_ROLE,
  ROLE_LABELS,
} from "@devguild/schemas/constants/company-users";

/** What each role is for. */
export const ROLE_PURPOSES: Record<CompanyRole, string> = {
  "company-account-owner": "Everything",
  "company-administrator": "Runs the account",
  "company-recruiting-manager": "Jobs and candidates",
  "company-campaign-manager": "Profile and campaigns",
};

/** The roles to choose from. */
export const ROLE_OPTIONS = GIVEN_ROLES.map((role) => ({
  value: role,
  label: ROLE_LABELS[role],
  help: ROLE_PURPOSES[role],
}));

/** The role that someone new has unless another is chosen. */
export const DEFAULT_ROLE: GivenRole = "company-recruiting-manager";

/** Returns a role if it can be given, else the usual one. */
export const toGivenRole = (role: CompanyRole): GivenRole =>
  role === OWNER_ROLE ? DEFAULT_ROLE : role;
