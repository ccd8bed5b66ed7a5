import { AppLink } from "@devguild/app-shell/app-frame";
import { ArchPortrait } from "@devguild/design-system/arch-portrait";
import type { ReactNode } from "react";

import classes from "./speaker-band.module.css";

/** A speaker under an arch; `to` links to their talk, titled `about`. */
type BandSpeaker = {
  id: number;
  name: string;
  detail: string;
  portrait_url: string | null;
  to: string;
  about: string;
};

type Props = {
  /** Shown above the heading: "Podcast". */
  label: ReactNode;
  heading: string;
  headingLevel: 1 | 2;
  headingId?: string;
  children: ReactNode;
  /** Shown below the text. */
  action?: ReactNode;
  speakers: readonly BandSpeaker[];
  /** The accessible name of the group of speakers. */
  speakersLabel: string;
};

/** A full-width band with speakers along its lower edge. */
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
