import { track } from "@devguild/consent/tracking";
import { ClientOnly } from "@devguild/design-system/client-only";
import { Avatar } from "@devguild/design-system/avatar";
import { below } from "@devguild/design-system/breakpoints";
import { Heading } from "@devguild/design-system/heading";
import { StepButton } from "@devguild/design-system/step-button";
import { Kbd } from "@devguild/design-system/kbd";
import { Notice } from "@devguild/design-system/notice";
import { Panel } from "@devguild/design-system/panel";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import { TextLink } from "@devguild/design-system/text-link";
import { Tabs } from "@devguild/design-system/tabs";
import type { Candidate } from "@devguild/schemas/applications";
import { formatResidence } from "@devguild/schemas/residences";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";

import { CandidateTeam } from "../team/candidate-team.tsx";
import { NoteForm } from "../team/note-form.tsx";
import { type Noted, useTeam, useVisit } from "../team/use-team.ts";
import type { Audience } from "./audience.ts";
import { CANDIDATE_TABS, type CandidateTab } from "./candidate-address.ts";
import { CandidateCv } from "./candidate-cv.tsx";
import { CandidateHistory } from "./candidate-history.tsx";
import { CandidateMessages } from "./candidate-messages.tsx";
import classes from "./candidate-panel.module.css";
import { CandidateProfile } from "./candidate-profile.tsx";
import type { JobOfCompany } from "./candidates-cache.ts";
import { MessageForm } from "./message-form.tsx";
import { getFirstName } from "./move-rules.ts";
import { OutsideLinks } from "./outside-links.tsx";
import { ViewLink } from "./view-link.tsx";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
const COVERS_PAGE = below("md");

/** The tab in view, and the URL of each. */
export type PanelTabs = { tab: CandidateTab; getHref: (tab: CandidateTab) => string };

type Props = {
  candidate: Candidate;
  job: JobOfCompany;
  audience: Audience;
  wantedSkills: readonly { id: number; name: string }[];
  /** The job that they applied to, for messages. */
  jobTitle?: string;
  /** Where the job's candidates are, if the list has several jobs. */
  jobHref?: string;
  /** The candidate's position in the list: "2 of 6 new". */
  place: string | null;
  /** Handlers for next and previous, null at the ends. Omit to hide the buttons. */
  steps?: { onNext: (() => void) | null; onPrevious: (() => void) | null };
  /** `CandidateMoves`; false for viewers who may only view, which the panel then says. */
  moves: ReactNode;
  /**
   * Shows one tab at a time, each with its own URL; without it, all parts are shown below each
   * other.
   */
  tabs?: PanelTabs;
  /** The address for replies to a message; null if the viewer may not write. */
  answersTo: string | null;
  onClose: () => void;
};

function PanelHead({
  candidate,
  audience,
  moves,
  jobTitle,
  jobHref,
}: Pick<Props, "candidate" | "audience" | "moves" | "jobTitle" | "jobHref">) {
  const { developer, status, applied_at } = candidate;
  const residence = formatResidence(
    developer.residence_name,
    developer.residence_city,
    developer.residence_country,
  );
  return (
    <>
      <div className={classes.person}>
        <Avatar name={developer.full_name} src={developer.image} size={64} />
        <div className={classes.words}>
          <Heading level={2}>{developer.full_name}</Heading>
          {developer.position && <p>{developer.position}</p>}
          <p className={classes.facts}>
            {[residence, developer.eu_citizen ? "EU citizen" : ""].filter(Boolean).join("\u00a0· ")}
          </p>
          {jobHref && (
            <p className={classes.facts}>
              For <TextLink to={jobHref}>{jobTitle}</TextLink>
            </p>
          )}
          <p className={classes.stand}>
            <ApplicationStatusBadge status={status} reader="staff" />
            <span className={classes.facts}>
              applied <RelativeTime date={applied_at} />
            </span>
          </p>
        </div>
      </div>
      {moves || <p className={classes.viewOnly}>Your role can view candidates, not move them.</p>}
      <OutsideLinks candidate={candidate} audience={audience} />
    </>
  );
}

// Drafts are stored in this browser, so the server doesn’t render what shows them.
type FootProps = Pick<Props, "candidate" | "job" | "jobTitle" | "answersTo"> & {
  tab: CandidateTab | undefined;
};

function PanelFoot({ candidate, job, jobTitle = "", answersTo, tab }: FootProps) {
  if (answersTo === null) return null;
  if (tab === "team")
    return (
      <ClientOnly>
        <NoteForm key={candidate.id} noted={toNoted(candidate, job)} />
      </ClientOnly>
    );
  const name = getFirstName(candidate.developer.full_name);
  if (candidate.status === APPLICATION_STATUSES.WALKED_AWAY)
    return <Notice>{name} withdrew, so you can no longer contact them.</Notice>;
  if (candidate.developer.id === null)
    return <Notice>{name} deleted their profile, so you can no longer contact them.</Notice>;
  return (
    <ClientOnly>
      <MessageForm
        key={candidate.id}
        candidate={candidate}
        job={job}
        jobTitle={jobTitle}
        ownEmail={answersTo}
      />
    </ClientOnly>
  );
}

const toNoted = (candidate: Candidate, { companyId }: JobOfCompany): Noted => ({
  companyId,
  candidateId: candidate.id,
});

// Nothing is written where there is only something to read.
const READ_ONLY: ReadonlySet<CandidateTab | undefined> = new Set(["cv", "history"]);

const TAB_LABELS: Record<CandidateTab, string> = {
  profile: "Profile",
  cv: "CV",
  messages: "Conversation",
  team: "Team",
  history: "History",
};

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h3>
        <span id={id}>{title}</span>
        {count !== undefined && <span className="num dim"> {count}</span>}
      </h3>
      {children}
    </section>
  );
}

function AllParts(props: Pick<Props, "candidate" | "wantedSkills" | "audience">) {
  const { candidate } = props;
  return (
    <>
      {candidate.developer.email === null && (
        <div className={classes.notice}>
          <Notice>Contact details are no longer shown: the candidate withdrew.</Notice>
        </div>
      )}
      <section aria-label="Profile">
        <CandidateProfile {...props} />
      </section>
      <Part title="Conversation" count={candidate.messages.length}>
        <CandidateMessages {...props} />
      </Part>
      <Part title="History">
        <CandidateHistory {...props} />
      </Part>
    </>
  );
}

function StepButtons({ onNext, onPrevious }: NonNullable<Props["steps"]>) {
  return (
    <>
      <StepButton
        size="sm"
        className={classes.step}
        label="Previous candidate"
        icon={<IconChevronUp {...ICON} />}
        atEnd={!onPrevious}
        onClick={() => onPrevious?.()}
      />
      <StepButton
        size="sm"
        className={classes.step}
        label="Next candidate"
        icon={<IconChevronDown {...ICON} />}
        atEnd={!onNext}
        onClick={() => onNext?.()}
      />
    </>
  );
}

/**
 * The panel of a candidate beside the list: profile, actions and messages. The viewer may view
 * candidates: `owner.company.view-candidates`, or `admin.view-company-jobs` as staff.
 */
export function CandidatePanel(props: Props) {
  const { candidate, audience, tabs, place, steps, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (audience === "company")
      track("candidate.show-details-company-click", { candidate_id: candidate.id });
    panel.current?.scrollTo({ top: 0 });
  }, [audience, candidate.id]);
  useEffect(() => {
    // Where the panel covers the page, the focus can't stay behind it.
    if (matchMedia(COVERS_PAGE).matches) panel.current?.focus();
  }, []);
  const tab = tabs?.tab;
  const noted = toNoted(candidate, props.job);
  const isCompany = audience === "company";
  useVisit(noted, isCompany);
  const team = useTeam(noted, { enabled: isCompany && tabs !== undefined });
  const counts: Partial<Record<CandidateTab, number>> = {
    messages: candidate.messages.length,
    team: team.data?.data.notes.length ?? 0,
  };
  return (
    <Panel
      ref={panel}
      label={`Candidate ${candidate.developer.full_name}`}
      onClose={onClose}
      place={
        place !== null && (
          <>
            {place}
            <span className={classes.keys} aria-hidden>
              <Kbd>J</Kbd> <Kbd>K</Kbd>
            </span>
          </>
        )
      }
      actions={steps && <StepButtons {...steps} />}
      head={<PanelHead {...props} />}
      tabs={
        tabs && (
          <Tabs
            label="Candidate details"
            tabs={CANDIDATE_TABS.map((each) => ({
              to: tabs.getHref(each),
              label: TAB_LABELS[each],
              count: counts[each] || undefined,
            }))}
            current={tabs.getHref(tabs.tab)}
            linkComponent={ViewLink}
          />
        )
      }
      foot={props.answersTo !== null && !READ_ONLY.has(tab) && <PanelFoot {...props} tab={tab} />}
    >
      {tab === undefined && <AllParts {...props} />}
      {tab === "profile" && <CandidateProfile {...props} />}
      {tab === "cv" && <CandidateCv {...props} />}
      {tab === "messages" && <CandidateMessages {...props} />}
      {tab === "team" && <CandidateTeam noted={noted} canEdit={props.answersTo !== null} />}
      {tab === "history" && <CandidateHistory {...props} />}
    </Panel>
  );
}
