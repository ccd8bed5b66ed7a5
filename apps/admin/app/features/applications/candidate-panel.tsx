import { Avatar } from "@devguild/design-system/avatar";
import { Heading } from "@devguild/design-system/heading";
import { Kbd } from "@devguild/design-system/kbd";
import { Notice } from "@devguild/design-system/notice";
import { Panel } from "@devguild/design-system/panel";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import { TextLink } from "@devguild/design-system/text-link";
import type { Candidate } from "@devguild/schemas/applications";
import { IconBrandGithub, IconBrandLinkedin, IconMail, IconPhone } from "@tabler/icons-react";
import { useEffect, useRef } from "react";

import classes from "./candidate-panel.module.css";
import { CandidateMoves } from "./candidate-moves.tsx";
import { CandidateProfile } from "./candidate-profile.tsx";
import { CandidateStory } from "./candidate-story.tsx";
import type { JobOfCompany } from "./use-move-candidate.ts";

const COVERS_THE_PAGE = "(width < 900px)";

function Contact({ developer }: { developer: Candidate["developer"] }) {
  const { email, phone, linkedin, github } = developer;
  const ways = [
    { Icon: IconMail, label: email, to: email && `mailto:${email}` },
    { Icon: IconPhone, label: phone, to: phone && `tel:${phone.replaceAll(" ", "")}` },
    { Icon: IconBrandLinkedin, label: "LinkedIn", to: linkedin },
    { Icon: IconBrandGithub, label: "GitHub", to: github },
  ];
  return (
    <ul className={classes.contact}>
      {ways.map(
        ({ Icon, label, to }) =>
          to && (
            <li key={to}>
              <TextLink to={to} className={classes.way}>
                <Icon size={16} stroke={1.75} aria-hidden />
                {label}
              </TextLink>
            </li>
          ),
      )}
    </ul>
  );
}

function Head({ candidate }: { candidate: Candidate }) {
  const { developer, status, applied_at } = candidate;
  const place = [developer.residence_city, developer.residence_country].filter(Boolean).join(", ");
  return (
    <div className={classes.head}>
      <Avatar name={developer.full_name} src={developer.image} size={64} />
      <div className={classes.who}>
        <Heading level={2}>{developer.full_name}</Heading>
        {developer.position && <p>{developer.position}</p>}
        <p className={classes.line}>
          {place && <span>{place}</span>}
          <span>
            Applied <RelativeTime date={applied_at} />
          </span>
        </p>
        <ApplicationStatusBadge status={status} reader="staff" />
      </div>
    </div>
  );
}

type Props = {
  candidate: Candidate;
  job: JobOfCompany;
  /** Whether the reader may move candidates. */
  canMove: boolean;
  /** Where the candidate stands in the list, from 1; 0 where the list shows others. */
  place: number;
  total: number;
  onClose: () => void;
};

/** A candidate in full, beside the list. Give it the candidate's id as key. */
export function CandidatePanel({ candidate, job, canMove, place, total, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the panel covers the list, the reader goes with it; beside it, the keys stay in the list.
    if (matchMedia(COVERS_THE_PAGE).matches) panel.current?.focus();
  }, []);
  const isOutOfReach = candidate.developer.email === null;
  return (
    <Panel
      ref={panel}
      label={`Candidate ${candidate.developer.full_name}`}
      onClose={onClose}
      place={
        <>
          {place > 0 && `${place} of ${total}`}
          <span className={classes.keys}>
            <Kbd>J</Kbd> <Kbd>K</Kbd>
          </span>
        </>
      }
      head={
        <>
          <Head candidate={candidate} />
          {canMove && <CandidateMoves candidate={candidate} job={job} />}
        </>
      }
    >
      <div className={classes.reach}>
        {isOutOfReach ? (
          <Notice>Contact details are no longer shown: the candidate withdrew.</Notice>
        ) : (
          <Contact developer={candidate.developer} />
        )}
      </div>
      <CandidateProfile candidate={candidate} />
      <CandidateStory candidate={candidate} />
    </Panel>
  );
}
