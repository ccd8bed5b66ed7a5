import { api } from "@devguild/api-client/browser-api";
import { useSiteLinks } from "@devguild/app-shell/use-site-links";
import { buttonClassNames } from "@devguild/design-system/button";
import { videoPath } from "@devguild/schemas/constants/videos";
import { IconRss } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { PODCAST_FEED } from "../feeds/feeds.ts";
import { SpeakerBand } from "../speakers/speaker-band.tsx";
import { newestEpisodes } from "./newest-episodes.ts";

const [FEED] = PODCAST_FEED;

/** Where the podcast can be subscribed to: its feed, and the apps in which the operator lists it. */
function Subscribe() {
  const apps = useSiteLinks()("podcast");
  return (
    <>
      {FEED && (
        <a href={FEED.href} className={buttonClassNames({ variant: "accent" })}>
          <IconRss size={18} stroke={1.75} aria-hidden /> Subscribe via RSS
        </a>
      )}
      {apps.map(({ title, path }) => (
        <a key={title} href={path} className={buttonClassNames({})} target="_blank" rel="noopener">
          {title}
        </a>
      ))}
    </>
  );
}

/** The podcast's header: what it is, and the guests of the newest episodes. */
export default function PodcastHead({ heading }: { heading: string }) {
  const episodes = useQuery(api.videos.featuredEpisodes.options(newestEpisodes)).data?.data ?? [];
  return (
    <SpeakerBand
      label="Podcast"
      heading={heading}
      headingLevel={1}
      action={<Subscribe />}
      speakersLabel="Guests on the latest episodes"
      speakers={episodes.flatMap((episode) => {
        // The host comes first.
        const guest = episode.speakers.at(-1);
        if (!guest) return [];
        const { id, name, company, title, portrait_url } = guest;
        return [
          {
            id,
            name,
            detail: company || title,
            portrait_url,
            to: videoPath(episode),
            about: episode.title,
          },
        ];
      })}
    >
      <p>
        Unhurried conversations with people who build software: what they made, what broke and what
        they’d do differently.
      </p>
    </SpeakerBand>
  );
}
