import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import type { AdminArticle, AdminArticleRow } from "@devguild/schemas/admin-magazine";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { IconCalendarOff, IconDots, IconEyeOff, IconTrash } from "@tabler/icons-react";

import { usePermitted } from "../frame/use-permitted.ts";
import { useArticleActions } from "./use-article-actions.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  article: Pick<AdminArticleRow, "id" | "title" | "status">;
  onDelete: () => void;
  onChanged?: (article: AdminArticle) => void;
};

/** What can be done with an article besides editing it. */
export function ArticleMenu({ article, onDelete, onChanged }: Props) {
  const permitted = usePermitted("admin.edit-magazine-content");
  const { unpublish, clearSchedule } = useArticleActions(onChanged);
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={`Actions: ${article.title}`}
          icon={<IconDots {...ICON} />}
          {...permitted}
        />
      }
    >
      {article.status === ARTICLE_STATUSES.PUBLISHED && (
        <MenuItem
          icon={<IconEyeOff {...ICON} />}
          disabled={unpublish.isPending}
          onSelect={() => unpublish.mutate(article)}
        >
          Unpublish
        </MenuItem>
      )}
      {article.status === ARTICLE_STATUSES.SCHEDULED && (
        <MenuItem
          icon={<IconCalendarOff {...ICON} />}
          disabled={clearSchedule.isPending}
          onSelect={() => clearSchedule.mutate(article)}
        >
          Clear schedule
        </MenuItem>
      )}
      <MenuItem danger icon={<IconTrash {...ICON} />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
