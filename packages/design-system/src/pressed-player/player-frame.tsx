import type { HostedVideo } from "@devguild/schemas/constants/video-links";
import { getPlayer } from "./player-address.ts";
import classes from "./player-frame.module.css";

// `allow-same-origin` gives the frame the host's origin, not ours, so its scripts can't remove the sandbox.
const SANDBOX =
  "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";

/** A host's player, which starts immediately. Render it only after someone has pressed play. */
export function PlayerFrame({ provider, id, title }: HostedVideo & { title: string }) {
  return (
    <iframe
      // The focused button is gone.
      ref={(frame) => frame?.focus()}
      className={classes.frame}
      src={getPlayer(provider, id).embed}
      sandbox={SANDBOX}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
