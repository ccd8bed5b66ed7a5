import { COMPANY_STATUS, COMPANY_STATUSES } from "@devguild/schemas/constants/company-statuses";
import {
  IconBroadcast,
  IconCircle,
  IconEyeOff,
  IconMailExclamation,
  IconTrash,
  type Icon,
} from "@tabler/icons-react";
import { Badge, type BadgeTone } from "../badge/badge.tsx";

const appearances: Record<number, { tone: BadgeTone; icon: Icon }> = {
  [COMPANY_STATUS.UNPUBLISHED]: { tone: "neutral", icon: IconEyeOff },
  [COMPANY_STATUS.PUBLISHED]: { tone: "ok", icon: IconBroadcast },
  [COMPANY_STATUS.EMAIL_UNVERIFIED]: { tone: "warn", icon: IconMailExclamation },
  [COMPANY_STATUS.DELETED]: { tone: "bad", icon: IconTrash },
};

/** The status of a company; `status` is the number that the back office filters by. */
export function CompanyStatusBadge({ status }: { status: number }) {
  const { tone, icon: StatusIcon } = appearances[status] ?? { tone: "line", icon: IconCircle };
  return (
    <Badge tone={tone} icon={<StatusIcon size={13} stroke={2} aria-hidden />}>
      {COMPANY_STATUSES.find(({ id }) => id === status)?.label}
    </Badge>
  );
}
