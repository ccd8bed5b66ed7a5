import { api } from "@devguild/api-client/browser-api";
import { videoPath } from "@devguild/schemas/constants/videos";
import { useQuery } from "@tanstack/react-query";

import { SpeakerBand } from "../speakers/speaker-band.tsx";
import { newestEpisodes } from "./newest-episodes.ts";

/** The podcast's header: what it is, and the guests of the newest episodes. */
export default function PodcastHead({ heading }: { heading: string }) {
  const episodes = useQuery(api.videos.featuredEpisodes.options(newestEpisodes)).data?.data ?? [];
  return (
    <SpeakerBand
      label="Podcast"
      heading={heading}
      headingLevel={1}
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
