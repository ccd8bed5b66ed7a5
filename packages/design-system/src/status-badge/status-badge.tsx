import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";
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
  IconSparkles,
  IconUserX,
  type Icon,
} from "@tabler/icons-react";
import { Badge, type BadgeTone } from "../badge/badge.tsx";

interface Appearance {
  tone: BadgeTone;
  icon: Icon;
}

/** Companies and staff see other texts than the developer who applied. */
export type ApplicationStatusReader = "staff" | "developer";

const applicationStatuses: Record<
  ApplicationStatus,
  Appearance & Record<ApplicationStatusReader, string> & { developerIcon?: Icon }
> = {
  1: { tone: "line", icon: IconCircle, staff: "Applied", developer: "Sent" },
  2: {
    tone: "info",
    icon: IconSparkles,
    // The developer is waiting for the company; the company sees a new candidate.
    developerIcon: IconBuilding,
    staff: "New candidate",
    developer: "With the company",
  },
  3: { tone: "accent", icon: IconMessages, staff: "Interviewing", developer: "Interviewing" },
  4: { tone: "ok", icon: IconCircleCheckFilled, staff: "Hired", developer: "Hired" },
  5: { tone: "neutral", icon: IconArrowBackUp, staff: "Walked away", developer: "You withdrew" },
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

/** Returns the text of an application's status. */
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

/** An application's status: icon and text, never colour alone. */
export function ApplicationStatusBadge({ status, reader }: ApplicationStatusBadgeProps) {
  const appearance = applicationStatuses[status];
  const StatusIcon = (reader === "developer" && appearance.developerIcon) || appearance.icon;
  return (
    <Badge tone={appearance.tone} icon={<StatusIcon size={13} stroke={2} aria-hidden />}>
      {appearance[reader]}
    </Badge>
  );
}

const jobStatuses: Record<JobStatus, Appearance & { text: string }> = {
  draft: { tone: "dash", icon: IconPencil, text: "Draft" },
  pending: { tone: "warn", icon: IconMail, text: "Pending" },
  published: { tone: "ok", icon: IconBroadcast, text: "Published" },
  unpublished: { tone: "neutral", icon: IconEyeOff, text: "Unpublished" },
  expired: { tone: "bad", icon: IconCalendarX, text: "Expired" },
  archived: { tone: "line", icon: IconArchive, text: "Archived" },
};

/** Returns the text of a job's status. */
export function jobStatusText(status: JobStatus): string {
  return jobStatuses[status].text;
}

/** A job's status. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { tone, icon: StatusIcon, text } = jobStatuses[status];
  return (
    <Badge tone={tone} icon={<StatusIcon size={13} stroke={2} aria-hidden />}>
      {text}
    </Badge>
  );
}
