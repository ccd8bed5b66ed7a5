import { api } from "@devguild/api-client/browser-api";
import type { MembershipKind } from "@devguild/schemas/constants/memberships";

/** How the kinds of memberships are called, and their calls. */
export const KINDS = {
  RECRUITING: {
    label: "Recruiting",
    plans: api.memberships.recruiting,
    agree: api.adminCompanyAccounts.agreeRecruiting.call,
  },
  MARKETING: {
    label: "Marketing",
    plans: api.memberships.marketing,
    agree: api.adminCompanyAccounts.agreeMarketing.call,
  },
  EMPLOYER_BRANDING: {
    label: "Employer branding",
    plans: api.memberships.employerBranding,
    agree: api.adminCompanyAccounts.agreeEmployerBranding.call,
  },
} as const satisfies Record<MembershipKind, object>;
