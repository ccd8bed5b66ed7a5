import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/applications";
import { COMPANY_STATUSES } from "@devguild/schemas/constants/companies";
import type { JobStatus } from "@devguild/schemas/constants/jobs";
import {
  IconArchive,
  IconArrowBackUp,
  IconBroadcast,
  IconBuilding,
  IconCalendarX,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleX,
  IconEyeOff,
  IconMail,
  IconMessages,
  IconMoodEmpty,
  IconPencil,
  IconMailExclamation,
  IconSparkles,
  IconTrash,
  IconUserX,
  type Icon,
} from "@tabler/icons-react";
import { Badge, type BadgeTone } from "../badge/badge.tsx";

interface Look {
  tone: BadgeTone;
  icon: Icon;
}

/** Companies and admins read other words than the developer who applied. */
export type ApplicationStatusReader = "staff" | "developer";

const applicationStatuses: Record<
  ApplicationStatus,
  Look & Record<ApplicationStatusReader, string>
> = {
  1: { tone: "line", icon: IconCircle, staff: "Applied", developer: "Sent" },
  2: { tone: "info", icon: IconSparkles, staff: "New candidate", developer: "With the company" },
  3: { tone: "accent", icon: IconMessages, staff: "Interviewing", developer: "Interviewing" },
  4: { tone: "ok", icon: IconCircleCheckFilled, staff: "Hired", developer: "Hired" },
  5: { tone: "neutral", icon: IconArrowBackUp, staff: "Walked away", developer: "You walked away" },
  6: {
    tone: "bad",
    icon: IconCircleX,
    staff: "Declined by company",
    developer: "Declined by company",
  },
  7: {
    tone: "bad",
    icon: IconUserX,
    staff: "Declined by talent manager",
    developer: "Declined by us",
  },
  8: { tone: "neutral", icon: IconMoodEmpty, staff: "Not a fit", developer: "Not a fit" },
};

/** The words for an application's status. */
export function applicationStatusText(
  status: ApplicationStatus,
  reader: ApplicationStatusReader,
): string {
  return applicationStatuses[status][reader];
}

export interface ApplicationStatusBadgeProps {
  status: ApplicationStatus;
  reader: ApplicationStatusReader;
}

/** Where an application stands: icon and word, never colour alone. */
export function ApplicationStatusBadge({ status, reader }: ApplicationStatusBadgeProps) {
  const look = applicationStatuses[status];
  // The developer waits for the company here; the company sees someone new.
  const StatusIcon =
    status === APPLICATION_STATUSES.NEW_CANDIDATE && reader === "developer"
      ? IconBuilding
      : look.icon;
  return (
    <Badge tone={look.tone} icon={<StatusIcon size={13} stroke={2} aria-hidden />}>
      {look[reader]}
    </Badge>
  );
}

const jobStatuses: Record<JobStatus, Look & { text: string }> = {
  draft: { tone: "dash", icon: IconPencil, text: "Draft" },
  pending: { tone: "warn", icon: IconMail, text: "Pending" },
  published: { tone: "ok", icon: IconBroadcast, text: "Published" },
  unpublished: { tone: "neutral", icon: IconEyeOff, text: "Unpublished" },
  expired: { tone: "bad", icon: IconCalendarX, text: "Expired" },
  archived: { tone: "line", icon: IconArchive, text: "Archived" },
};

/** The word for a job ad's status. */
export function jobStatusText(status: JobStatus): string {
  return jobStatuses[status].text;
}

/** Where a job ad stands in its life. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { tone, icon: StatusIcon, text } = jobStatuses[status];
  return (
    <Badge tone={tone} icon={<StatusIcon size={13} stroke={2} aria-hidden />}>
      {text}
    </Badge>
  );
}

const companyStatuses: Record<number, Look> = {
  0: { tone: "neutral", icon: IconEyeOff },
  1: { tone: "ok", icon: IconBroadcast },
  2: { tone: "warn", icon: IconMailExclamation },
  3: { tone: "bad", icon: IconTrash },
};

/** Where a company stands; `status` is one of the numbers that the back office filters by. */
export function CompanyStatusBadge({ status }: { status: number }) {
  const { tone, icon: StatusIcon } = companyStatuses[status] ?? { tone: "line", icon: IconCircle };
  return (
    <Badge tone={tone} icon={<StatusIcon size={13} stroke={2} aria-hidden />}>
      {COMPANY_STATUSES.find(({ id }) => id === status)?.label}
    </Badge>
  );
}
