import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { ArchPortrait } from "@devguild/design-system/arch-portrait";
import { LiveBadge } from "@devguild/design-system/badge";
import { ChipLinks } from "@devguild/design-system/chip-links";
import { formatDate } from "@devguild/design-system/relative-time";
import { RichText } from "@devguild/design-system/rich-text";
import { SectionHead } from "@devguild/design-system/section-head";
import { SkillTag } from "@devguild/design-system/skill-tag";
import { TextLink } from "@devguild/design-system/text-link";
import type { Video } from "@devguild/schemas/videos";
import { writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { ShareButton } from "../frame/share-button.tsx";
import { JobsBeside } from "../jobs/jobs-beside.tsx";
import { VideoGrid } from "./video-grid.tsx";
import { videosOfSkillPath } from "./video-path.ts";
import { VideoPlayer } from "./video-player.tsx";
import classes from "./video-screen.module.css";
import { VideoSpeakers, describeWork } from "./video-speakers.tsx";
import { VideoWall } from "./video-wall.tsx";
import { isPodcast, VIDEO_LIST } from "./videos-address.ts";

const PATH = localized("/videos");

function Stage({ video }: { video: Video }) {
  const { provider, provider_video_id: id } = video;
  if (!provider || !id) return <VideoWall video={video} />;
  return <VideoPlayer video={video} provider={provider} providerVideoId={id} />;
}

function JobsForViewers({ video }: { video: Video }) {
  const { data } = useQuery(api.videos.relatedJobs.options({ params: { id: video.id } }));
  const [skill] = video.skills;
  return (
    <JobsBeside
      title="Related jobs"
      jobs={data?.data ?? []}
      more={
        skill
          ? { to: localized(`/jobs/s/${skill.slug}`), label: `All ${skill.name} jobs` }
          : { to: localized("/jobs"), label: "All jobs" }
      }
    />
  );
}

function About({ video }: { video: Video }) {
  const { event, speakers, skills } = video;
  return (
    <div className={classes.about}>
      <p className={classes.meta}>
        {video.currently_live && <LiveBadge />}
        {event && (
          <AppLink to={PATH + writeAddress(VIDEO_LIST, { events: [event.slug] })} className="touch">
            {event.label}
          </AppLink>
        )}
        <time dateTime={video.release_date}>{formatDate(video.release_date)}</time>
      </p>
      <h1 className={classes.title}>{video.title}</h1>
      <ul className={classes.who} aria-label="Speakers">
        {speakers.map((speaker) => (
          <li key={speaker.id}>
            <ArchPortrait name={speaker.name} src={speaker.portrait_url} size="sm" />
            <div>
              <p className={classes.name}>{speaker.name}</p>
              <p className={classes.work}>{describeWork(speaker)}</p>
            </div>
          </li>
        ))}
      </ul>
      {skills.length > 0 && (
        <p className={classes.skills}>
          {skills.map(({ id, name, slug }) => (
            <AppLink key={id} to={videosOfSkillPath(slug)}>
              <SkillTag>{name}</SkillTag>
            </AppLink>
          ))}
        </p>
      )}
      <ShareButton title={video.title} />
    </div>
  );
}

/** A video's page: player, description, speakers and what to watch next. */
export function VideoScreen({ video }: { video: Video }) {
  const { event, speakers, topics, recommendations } = video;
  return (
    <>
      <article>
        <div className={classes.band}>
          <div className={`content ${classes.stage}`}>
            <Stage video={video} />
            <About video={video} />
          </div>
        </div>
        <div className={`content ${classes.columns}`}>
          <div className={classes.main}>
            <section aria-labelledby="about">
              <SectionHead
                title={`About this ${event && isPodcast({ events: [event.slug] }) ? "episode" : "video"}`}
                id="about"
              />
              <RichText html={video.description_html} size="article" />
              {topics.length > 0 && (
                <div className={classes.topics}>
                  <ChipLinks
                    label="Topics"
                    links={topics.map((topic) => ({
                      to: PATH + writeAddress(VIDEO_LIST, { metadata: topic }),
                      label: topic,
                    }))}
                  />
                </div>
              )}
            </section>
            {speakers.length > 0 && (
              <section aria-labelledby="speakers">
                <SectionHead title="Speakers" id="speakers" />
                <VideoSpeakers speakers={speakers} />
              </section>
            )}
          </div>
          <JobsForViewers video={video} />
        </div>
      </article>
      {recommendations.length > 0 && (
        <section className={`content ${classes.next}`} aria-labelledby="next">
          <SectionHead
            title="Watch next"
            id="next"
            size="xl"
            end={<TextLink to={PATH}>All videos</TextLink>}
          />
          <VideoGrid videos={recommendations} label="Watch next" headingLevel={3} dense />
        </section>
      )}
    </>
  );
}
