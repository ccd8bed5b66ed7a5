import type { MembershipKind } from "@devguild/schemas/constants/memberships";

/** Returns the call that lists the plans of a kind. */
export const getPlanCall = <Call>(
  calls: { recruiting: Call; marketing: Call; employerBranding: Call },
  kind: MembershipKind,
): Call => {
  switch (kind) {
    case "RECRUITING":
      return calls.recruiting;
    case "MARKETING":
      return calls.marketing;
    case "EMPLOYER_BRANDING":
      return calls.employerBranding;
  }
};
