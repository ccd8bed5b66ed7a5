import arch from "@devguild/design-system/arch-portrait.module.css";

import band from "../speakers/speaker-band.module.css";

/** Keeps the place of the podcast's head, and has its sheets linked with the page. */
export function PodcastSkeleton() {
  return (
    <div className={band["band"]}>
      <span className={arch["fill"]} />
    </div>
  );
}
