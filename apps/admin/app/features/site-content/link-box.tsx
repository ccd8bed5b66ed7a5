import { Button } from "@devguild/design-system/button";
import { LINK_COLUMN_LABELS } from "@devguild/schemas/constants/site-content";
import type { LinkColumn } from "@devguild/schemas/constants/site-data";
import type { AdminSiteLink } from "@devguild/schemas/site-content";
import { IconPlus } from "@tabler/icons-react";

import { Box } from "../developers/box.tsx";
import { usePermitted } from "../frame/use-permitted.ts";
import { ContentRow } from "./content-row.tsx";
import classes from "./site-content.module.css";

const whyHidden = ({ url, active }: AdminSiteLink) => {
  if (!active) return "Hidden";
  return url === null ? "No address" : null;
};

type Props = {
  column: LinkColumn;
  links: readonly AdminSiteLink[];
  onAdd: () => void;
  onEdit: (link: AdminSiteLink) => void;
  onDelete: (link: AdminSiteLink) => void;
  onMove: (link: AdminSiteLink, step: -1 | 1) => void;
};

/** The links of one column, in the order in which visitors see them. */
export function LinkBox({ column, links, onAdd, onEdit, onDelete, onMove }: Props) {
  const permitted = usePermitted("admin.edit-highlights");
  const { label, shownIn } = LINK_COLUMN_LABELS[column];
  return (
    <Box
      title={label}
      beside={links.length}
      end={
        <Button
          size="sm"
          variant="subtle"
          icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
          aria-label={`New link: ${label}`}
          onClick={onAdd}
          {...permitted}
        >
          Link
        </Button>
      }
    >
      <p className={classes.empty}>{shownIn}.</p>
      <ul>
        {links.map((link, index) => (
          <ContentRow
            key={link.id}
            name={link.label}
            hidden={whyHidden(link)}
            // Those in About stay where our own pages are.
            {...(column !== "about" && {
              order: {
                position: index + 1,
                count: links.length,
                onMove: (step) => onMove(link, step),
              },
            })}
            onEdit={() => onEdit(link)}
            onDelete={() => onDelete(link)}
          >
            <span className="dim">{link.url}</span>
          </ContentRow>
        ))}
      </ul>
    </Box>
  );
}
