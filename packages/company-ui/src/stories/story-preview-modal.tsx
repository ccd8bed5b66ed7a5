import { LinkButton } from "@devguild/design-system/link-button";
import { Modal } from "@devguild/design-system/modal";
import { PictureCarousel } from "@devguild/design-system/picture-carousel";
import { PlayerNote, PressedPlayer } from "@devguild/design-system/pressed-player";
import { RichText } from "@devguild/design-system/rich-text";
import { parseHostedVideo } from "@devguild/schemas/constants/video-links";
import type { Story } from "@devguild/schemas/stories";

import classes from "./story-modals.module.css";

const WIDTH = 720;

/** A story as visitors read it, whatever its status. */
export function StoryPreviewModal({ story, onClose }: { story: Story; onClose: () => void }) {
  const {
    title,
    images,
    video_url: address,
    body_html: html,
    cta_url: url,
    cta_label: label,
  } = story;
  const video = address === null ? null : parseHostedVideo(address);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      width={WIDTH}
      footer={
        url &&
        label && (
          <LinkButton to={url} rel="noopener nofollow" variant="primary">
            {label}
          </LinkButton>
        )
      }
    >
      <div className={classes.preview}>
        {images.length > 0 && <PictureCarousel title={title} pictures={images} />}
        {video && (
          <div>
            <PressedPlayer
              title={title}
              image={null}
              provider={video.provider}
              providerVideoId={video.id}
            />
            <PlayerNote
              provider={video.provider}
              providerVideoId={video.id}
              className={classes.note}
            />
          </div>
        )}
        <RichText html={html} size="article" />
      </div>
    </Modal>
  );
}
