import { AppLink } from "@devguild/app-shell/app-frame";
import { ArchPortrait } from "@devguild/design-system/arch-portrait";
import type { ReactNode } from "react";

import classes from "./speaker-band.module.css";

/** Somebody under an arch; `to` leads to what they say, which `about` names. */
type BandSpeaker = {
  id: number;
  name: string;
  detail: string;
  portrait_url: string | null;
  to: string;
  about: string;
};

type Props = {
  /** Above the heading: what it is. */
  label: ReactNode;
  heading: string;
  headingLevel: 1 | 2;
  headingId?: string;
  children: ReactNode;
  /** Below the words. */
  action?: ReactNode;
  speakers: readonly BandSpeaker[];
  /** What those who stand there have in common. */
  speakersLabel: string;
};

/** A band across the page, with the people who speak standing on its lower edge. */
export function SpeakerBand({
  label,
  heading,
  headingLevel,
  headingId,
  children,
  action,
  speakers,
  speakersLabel,
}: Props) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={classes.band}>
      <div className={`content ${classes.row}`}>
        <div className={classes.words}>
          <p className={classes.label}>{label}</p>
          <Title id={headingId} className={classes.heading}>
            {heading}
          </Title>
          <div className={classes.intro}>{children}</div>
          {action && <div className={classes.actions}>{action}</div>}
        </div>
        <ul className={classes.people} aria-label={speakersLabel}>
          {speakers.map(({ id, name, detail, portrait_url, to, about }) => (
            <li key={id} className={classes.person}>
              <div>
                <AppLink to={to} className={classes.link}>
                  {name}
                  <span className="visually-hidden">: {about}</span>
                </AppLink>
                <p className={classes.detail}>{detail}</p>
              </div>
              <ArchPortrait name={name} src={portrait_url} size="fill" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
