import { track } from "@devguild/consent/tracking";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { LinkButton } from "@devguild/design-system/link-button";
import { PictureCarousel } from "@devguild/design-system/picture-carousel";
import { PlayerNote, PressedPlayer } from "@devguild/design-system/pressed-player";
import { RichText } from "@devguild/design-system/rich-text";
import { STORY_COVERS, STORY_VIEW } from "@devguild/schemas/constants/stories";
import { parseHostedVideo } from "@devguild/schemas/constants/video-links";
import { toExcerpt } from "@devguild/schemas/excerpts";
import type { ProfileCard } from "@devguild/schemas/public-companies";
import { IconChevronRight } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";

import classes from "./company-story.module.css";

// Loaded when a story is opened.
const StoryModal = lazyDialog(() => import("./story-modal.tsx"));

type Props = {
  companyId: number;
  story: ProfileCard;
  /** Whether this is the first story: larger, and its picture loads first. */
  lead?: boolean;
};

const reportInteraction = (company_id: number, story_id: number, interaction: string) =>
  track("company.page-story-interaction", { company_id, story_id, interaction });

function Cover({
  story,
  lead,
  onUse,
}: Omit<Props, "companyId"> & { onUse: (what: string) => void }) {
  const { title, cover_type, images, video_url } = story;
  if (cover_type === STORY_COVERS.IMAGES)
    return (
      <PictureCarousel
        title={title}
        pictures={images}
        priority={lead ?? false}
        onTurn={() => onUse("pictures")}
      />
    );
  const video = video_url === null ? null : parseHostedVideo(video_url);
  if (!video) return null;
  return (
    <div>
      <PressedPlayer
        title={title}
        image={null}
        provider={video.provider}
        providerVideoId={video.id}
        onPlay={() => onUse("play")}
      />
      <PlayerNote provider={video.provider} providerVideoId={video.id} className={classes.note} />
    </div>
  );
}

/** A company story: cover, title, and its text in a dialog; without scripts, below the title. */
export function CompanyStory({ companyId, story, lead = false }: Props) {
  const report = (interaction: string) => reportInteraction(companyId, story.id, interaction);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      reportInteraction(companyId, story.id, STORY_VIEW);
    });
    if (card.current) seen.observe(card.current);
    return () => seen.disconnect();
  }, [companyId, story.id]);
  const [isOpen, setOpen] = useState(false);
  const { cta_url: url, cta_label: label } = story;
  const isTextOnly = story.cover_type === STORY_COVERS.NONE;
  const look = [classes.story, lead && classes.lead, isTextOnly && classes.bare].filter(Boolean);
  return (
    <article ref={card} className={look.join(" ")}>
      <Cover story={story} lead={lead} onUse={report} />
      <h3 className={classes.title}>{story.title}</h3>
      {isTextOnly && <p className={classes.excerpt}>{toExcerpt(story.body_html)}</p>}
      {story.body_html !== "" && (
        <details className={classes.text}>
          <summary
            className={classes.summary}
            onClick={(event) => {
              // Opened before hydration: this closes it.
              if (event.currentTarget.closest("details")?.open) return;
              event.preventDefault();
              setOpen(true);
              report("read");
            }}
          >
            <span className={classes.closed}>Read the story</span>
            <span className={classes.opened}>Close the story</span>
            <span className="visually-hidden">: {story.title}</span>
            <IconChevronRight size={16} stroke={2} aria-hidden />
          </summary>
          <RichText html={story.body_html} className={classes.prose ?? ""} />
          {url && label && (
            <LinkButton to={url} size="sm" rel="noopener nofollow" onClick={() => report("link")}>
              {label}
            </LinkButton>
          )}
        </details>
      )}
      {isOpen && (
        <Suspense>
          <StoryModal
            story={story}
            onClose={() => setOpen(false)}
            onFollow={() => report("link")}
          />
        </Suspense>
      )}
    </article>
  );
}
