import { AppLink } from "@devguild/app-shell/app-frame";
import { ArchPortrait } from "@devguild/design-system/arch-portrait";
import type { Video } from "@devguild/schemas/videos";
import { localized } from "@devguild/session/redirects";

import classes from "./video-speakers.module.css";
import { ALL_VIDEOS, writeVideos } from "./videos-url.ts";

/** Who somebody is by their work: "Principal engineer, Tidewerk". */
export const describeWork = ({ title, company }: { title: string; company: string }) =>
  [title, company].filter(Boolean).join(", ");

/** Who speaks in a video, each with a link to everything else that they say. */
export function VideoSpeakers({ speakers }: { speakers: Video["speakers"] }) {
  return (
    <ul className={classes.list}>
      {speakers.map((speaker) => (
        <li key={speaker.id} className={classes.speaker}>
          <ArchPortrait name={speaker.name} src={speaker.portrait_url} />
          <div>
            <h3>
              <AppLink
                to={localized("/videos") + writeVideos({ ...ALL_VIDEOS, metadata: speaker.name })}
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
