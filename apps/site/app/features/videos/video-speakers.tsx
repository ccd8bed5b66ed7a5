import { AppLink } from "@devguild/app-shell/app-frame";
import { ArchPortrait } from "@devguild/design-system/arch-portrait";
import type { Video } from "@devguild/schemas/videos";
import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";

import classes from "./video-speakers.module.css";
import { VIDEO_LIST } from "./videos-address.ts";

/** Describes a speaker's work: "Principal engineer, Tidewerk". */
export const describeWork = ({ title, company }: { title: string; company: string }) =>
  [title, company].filter(Boolean).join(", ");

/** A video's speakers, each with a link to their other videos. */
export function VideoSpeakers({ speakers }: { speakers: Video["speakers"] }) {
  return (
    <ul className={classes.list}>
      {speakers.map((speaker) => (
        <li key={speaker.id} className={classes.speaker}>
          <ArchPortrait name={speaker.name} src={speaker.portrait_url} />
          <div>
            <h3>
              <AppLink
                to={localized("/videos") + writeAddress(VIDEO_LIST, { metadata: speaker.name })}
                className={classes.name}
              >
                {speaker.name}
              </AppLink>
            </h3>
            <p className="dim">{describeWork(speaker)}</p>
            {speaker.bio && <p className={classes.bio}>{speaker.bio}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
