import { LinkButton } from "@devguild/design-system/link-button";
import { Modal } from "@devguild/design-system/modal";
import { RichText } from "@devguild/design-system/rich-text";
import type { ProfileCard } from "@devguild/schemas/public-companies";

const WIDTH = 720;

type Props = { story: ProfileCard; onClose: () => void; onFollow: () => void };

/** A story's text over the page, so that the page stays where it is. */
export default function StoryModal({ story, onClose, onFollow }: Props) {
  const { cta_url: url, cta_label: label } = story;
  return (
    <Modal
      opened
      onClose={onClose}
      title={story.title}
      width={WIDTH}
      footer={
        url &&
        label && (
          <LinkButton to={url} rel="noopener nofollow" variant="primary" onClick={onFollow}>
            {label}
          </LinkButton>
        )
      }
    >
      <RichText html={story.body_html} size="article" />
    </Modal>
  );
}
