import { LinkButton } from "@devguild/design-system/link-button";
import { Modal } from "@devguild/design-system/modal";
import { PictureCarousel } from "@devguild/design-system/picture-carousel";
import { RichText } from "@devguild/design-system/rich-text";
import { TextLink } from "@devguild/design-system/text-link";
import type { Story } from "@devguild/schemas/stories";

import classes from "./story-modals.module.css";

const WIDTH = 720;

/** A story as visitors read it, whatever its status. */
export function StoryPreviewModal({ story, onClose }: { story: Story; onClose: () => void }) {
  const {
    title,
    images,
    video_url: video,
    body_html: html,
    cta_url: url,
    cta_label: label,
  } = story;
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
          <p>
            Visitors play the video here:{" "}
            <TextLink to={video} inline rel="noopener nofollow">
              {video}
            </TextLink>
          </p>
        )}
        <RichText html={html} size="article" />
      </div>
    </Modal>
  );
}
