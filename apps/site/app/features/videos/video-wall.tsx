import { CoverArt } from "@devguild/design-system/cover-art";
import { LinkButton } from "@devguild/design-system/link-button";
import { loginPath, localized } from "@devguild/session/redirects";
import { videoPath } from "@devguild/schemas/constants/videos";
import type { Video } from "@devguild/schemas/videos";
import { IconLock } from "@tabler/icons-react";

import classes from "./video-wall.module.css";

/** Replaces a video's player for people who have to log in, with links to log in and sign up. */
export function VideoWall({ video }: { video: Video }) {
  const path = videoPath(video);
  return (
    <section className={classes.wall} aria-labelledby="wall">
      <div className={classes.picture}>
        <CoverArt title={video.title} src={video.thumbnail_url} ratio="wide" square priority />
      </div>
      <div className={classes.words}>
        <h2 id="wall" className={classes.title}>
          <IconLock size={24} stroke={1.75} aria-hidden />
          Log in to watch this
        </h2>
        <p className={classes.text}>
          This recording is for members. Create a free profile and we’ll bring you straight back.
        </p>
        <p className={classes.actions}>
          <LinkButton to={loginPath(path)} variant="primary">
            Log in
          </LinkButton>
          <LinkButton
            to={`${localized("/developer/sign-up")}?redirect=${encodeURIComponent(path)}`}
          >
            Create a free profile
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
