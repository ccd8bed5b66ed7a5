import { Status, type StatusTone } from "@devguild/design-system/status";
import type { AdminArticleRow } from "@devguild/schemas/admin-magazine";
import {
  ARTICLE_STATUS_LABELS,
  ARTICLE_STATUSES,
  type ArticleStatus,
} from "@devguild/schemas/constants/magazine";

import { LocalTime } from "../frame/local-time-text.tsx";

const TONES: Record<ArticleStatus, StatusTone> = {
  [ARTICLE_STATUSES.DRAFT]: "off",
  [ARTICLE_STATUSES.SCHEDULED]: "normal",
  [ARTICLE_STATUSES.PUBLISHED]: "ok",
  [ARTICLE_STATUSES.UNPUBLISHED]: "off",
};

type Props = { article: Pick<AdminArticleRow, "status" | "publish_at"> };

/** An article's status, and when it goes out if it is scheduled. */
export function ArticleStatusLine({ article: { status, publish_at } }: Props) {
  const label = ARTICLE_STATUS_LABELS.find(({ id }) => id === status)?.label;
  return (
    <Status tone={TONES[status]}>
      {label}
      {publish_at && status === ARTICLE_STATUSES.SCHEDULED && (
        <>
          {" "}
          for <LocalTime at={publish_at} />
        </>
      )}
    </Status>
  );
}
