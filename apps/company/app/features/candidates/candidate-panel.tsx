import { track } from "@devguild/consent/tracking";
import { Avatar } from "@devguild/design-system/avatar";
import { Heading } from "@devguild/design-system/heading";
import { IconButton } from "@devguild/design-system/icon-button";
import { Kbd } from "@devguild/design-system/kbd";
import { Notice } from "@devguild/design-system/notice";
import { Panel } from "@devguild/design-system/panel";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import { Tabs } from "@devguild/design-system/tabs";
import type { Candidate } from "@devguild/schemas/applications";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/applications";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useEffect, useRef } from "react";

import { CANDIDATE_TABS, type CandidateTab } from "./candidate-address.ts";
import { CandidateActions } from "./candidate-actions.tsx";
import { CandidateHistory } from "./candidate-history.tsx";
import { CandidateMessages } from "./candidate-messages.tsx";
import classes from "./candidate-panel.module.css";
import { CandidateProfile } from "./candidate-profile.tsx";
import { MessageForm } from "./message-form.tsx";
import { firstNameOf } from "./move-words.ts";
import { OutsideLinks } from "./outside-links.tsx";
import type { JobOfCompany } from "./use-candidates.ts";
import type { ViewControl } from "./use-candidates-view.ts";
import { ViewLink } from "./view-link.tsx";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
const COVERS_PAGE = "(width < 900px)";

type Props = Pick<ViewControl, "view" | "hrefOf"> & {
  candidate: Candidate;
  job: JobOfCompany;
  wantedSkills: readonly { id: number; name: string }[];
  /** Where the candidate stands in the column. */
  place: { at: number; of: number; column: string } | null;
  /** Goes on and back; null at the ends. */
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  canEdit: boolean;
  ownEmail: string;
  onMove: (candidate: Candidate, to: ApplicationStatus) => void;
  onClose: () => void;
};

function PanelHead({
  candidate,
  canEdit,
  onMove,
}: Pick<Props, "candidate" | "canEdit" | "onMove">) {
  const { developer, status, applied_at } = candidate;
  const place = [developer.residence_city, developer.residence_country].filter(Boolean).join(", ");
  return (
    <>
      <div className={classes.person}>
        <Avatar name={developer.full_name} src={developer.image} size={64} />
        <div className={classes.words}>
          <Heading level={2}>{developer.full_name}</Heading>
          {developer.position && <p>{developer.position}</p>}
          <p className={classes.facts}>
            {[place, developer.eu_citizen ? "EU citizen" : ""].filter(Boolean).join(" · ")}
          </p>
          <p className={classes.stand}>
            <ApplicationStatusBadge status={status} reader="staff" />
            <span className={classes.facts}>
              applied <RelativeTime date={applied_at} />
            </span>
          </p>
        </div>
      </div>
      {canEdit && <CandidateActions candidate={candidate} onMove={onMove} />}
      <OutsideLinks candidate={candidate} />
    </>
  );
}

function PanelFoot({ candidate, job, ownEmail }: Pick<Props, "candidate" | "job" | "ownEmail">) {
  const name = firstNameOf(candidate.developer.full_name);
  if (candidate.status === APPLICATION_STATUSES.WALKED_AWAY)
    return (
      <Notice>
        {name} walked away, so the contact data is gone and you can no longer write here.
      </Notice>
    );
  if (candidate.developer.id === null)
    return <Notice>{name} deleted the profile, so you can no longer write here.</Notice>;
  return <MessageForm key={candidate.id} candidate={candidate} job={job} ownEmail={ownEmail} />;
}

const TAB_LABELS: Record<CandidateTab, string> = {
  profile: "Profile",
  messages: "Messages",
  history: "History",
};

/** A candidate beside the board: who it is, what can be done, what was said. */
export function CandidatePanel(props: Props) {
  const { candidate, view, hrefOf, place, onNext, onPrevious, canEdit, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    track("candidate.show-details-company-click", { candidate_id: candidate.id });
    panel.current?.scrollTo({ top: 0 });
  }, [candidate.id]);
  useEffect(() => {
    // Where it covers the page the focus cannot stay behind it.
    if (matchMedia(COVERS_PAGE).matches) panel.current?.focus();
  }, []);
  const tabs = CANDIDATE_TABS.map((tab) => ({
    to: hrefOf({ tab }),
    label: TAB_LABELS[tab],
    count: tab === "messages" ? candidate.messages.length || undefined : undefined,
  }));
  return (
    <Panel
      ref={panel}
      label={`Candidate ${candidate.developer.full_name}`}
      onClose={onClose}
      place={
        place && (
          <>
            {place.at} of {place.of} {place.column}
            <span className={classes.keys} aria-hidden>
              <Kbd>J</Kbd> <Kbd>K</Kbd>
            </span>
          </>
        )
      }
      actions={
        <>
          <IconButton
            size="sm"
            className={classes.step}
            label="Previous candidate"
            icon={<IconChevronUp {...ICON} />}
            disabled={!onPrevious}
            onClick={() => onPrevious?.()}
          />
          <IconButton
            size="sm"
            className={classes.step}
            label="Next candidate"
            icon={<IconChevronDown {...ICON} />}
            disabled={!onNext}
            onClick={() => onNext?.()}
          />
        </>
      }
      head={<PanelHead {...props} />}
      tabs={
        <Tabs
          label="About the candidate"
          tabs={tabs}
          current={hrefOf({ tab: view.tab })}
          linkComponent={ViewLink}
        />
      }
      foot={canEdit && view.tab !== "history" && <PanelFoot {...props} />}
    >
      {view.tab === "profile" && <CandidateProfile {...props} />}
      {view.tab === "messages" && <CandidateMessages candidate={candidate} />}
      {view.tab === "history" && <CandidateHistory candidate={candidate} />}
    </Panel>
  );
}
