import type { InboxCandidate, OpenedCandidate } from "@devguild/schemas/candidate-inbox";
import type { InboxStatus } from "@devguild/schemas/constants/candidate-inbox";

/** Returns an open candidate as the list shows them; `listed` is their row, if they are on the page. */
export const toListed = (
  candidate: OpenedCandidate,
  listed: InboxCandidate | undefined,
): InboxCandidate =>
  listed ?? {
    id: candidate.id,
    job: { id: candidate.job.id, title: candidate.job.title },
    status: candidate.status as InboxStatus,
    applied_at: candidate.applied_at,
    waiting_since: candidate.match_user_state_date,
    match_points: candidate.match_points,
    full_name: candidate.developer.full_name,
    image: candidate.developer.image,
    position: candidate.developer.position,
    years: 0,
    has_reply: false,
    is_unread: false,
  };
