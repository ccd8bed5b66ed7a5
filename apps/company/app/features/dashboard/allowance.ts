import { formatDate } from "@devguild/design-system/relative-time";
import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";

import { pluralize } from "@devguild/schemas/formats";

/** Describes a company's balance for publishing: its membership's slots and its credits. Pure. */
export const describeAllowance = ({
  membership,
  credits,
}: Pick<CompanyDashboard, "membership" | "credits">): string[] => [
  ...(membership
    ? [
        `${membership.slots_left} of ${pluralize(membership.slots, "job slot")} left`,
        `${membership.auto_renew ? "renews" : "ends"} on ${formatDate(membership.valid_until)}`,
      ]
    : []),
  ...(membership || credits > 0 ? [pluralize(credits, "credit")] : []),
];
