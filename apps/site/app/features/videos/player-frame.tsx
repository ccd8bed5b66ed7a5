import type { HostedVideo } from "@devguild/schemas/constants/video-links";

import { getPlayer } from "./player-address.ts";
import classes from "./player-frame.module.css";

// Its own origin is the host's, so scripts of the frame cannot lift what holds them.
const PLAYER_MAY =
  "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";

/** A host's player, which begins at once. Draw it only once somebody has pressed play. */
export function PlayerFrame({ provider, id, title }: HostedVideo & { title: string }) {
  return (
    <iframe
      // The button that had the focus is gone.
      ref={(frame) => frame?.focus()}
      className={classes.frame}
      src={getPlayer(provider, id).embed}
      sandbox={PLAYER_MAY}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
