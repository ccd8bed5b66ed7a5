import { Button } from "@devguild/design-system/button";
import { isEmptySection } from "@devguild/design-system/conference-page";
import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { TextButton } from "@devguild/design-system/text-link";
import {
  HOMEPAGE_MESSAGES as M,
  SECTION_TYPE_LABELS,
  SECTION_TYPES,
  SECTIONS_MAX,
  toSectionAnchor,
} from "@devguild/schemas/constants/event-homepages";
import type { HomepageItems, HomepageSection } from "@devguild/schemas/event-homepages";
import { toExcerpt } from "@devguild/schemas/excerpts";
import type { AdminEvent } from "@devguild/schemas/events";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useRef } from "react";

import { Box } from "../developers/box.tsx";
import classes from "./homepage-editor.module.css";
import { createSection } from "./homepage-values.ts";
import { OrderedRow } from "./ordered-row.tsx";
import { moveItem } from "../lists/move-item.ts";
import { SectionFields } from "./section-fields.tsx";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

type Props = {
  event: AdminEvent;
  items: HomepageItems;
  sections: HomepageSection[];
  error: string | undefined;
  /** The index of the open one. */
  opened: number | null;
  onOpen: (index: number | null) => void;
  onChange: (sections: HomepageSection[]) => void;
};

const describeChosen = ({ type, item_ids }: HomepageSection) => {
  if (type === "text") return "";
  return item_ids.length === 0 ? "All" : `${item_ids.length} chosen`;
};

/** The sections of a page in their order, each with its fields below it while it is open. */
export function SectionRows({ event, items, sections, error, opened, onOpen, onChange }: Props) {
  const dragged = useRef<number | null>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= sections.length) return;
    onChange(moveItem(sections, from, to));
    if (opened === from) onOpen(to);
    else if (opened !== null) onOpen(null);
  };
  return (
    <Box
      title="Sections"
      beside={sections.length}
      end={
        sections.length < SECTIONS_MAX && (
          <Menu
            trigger={
              <Button size="sm" variant="subtle" icon={<IconPlus {...ICON} />}>
                Section
              </Button>
            }
          >
            {SECTION_TYPES.map((type) => (
              <MenuItem
                key={type}
                onSelect={() => {
                  onChange([...sections, createSection(type)]);
                  onOpen(sections.length);
                }}
              >
                {SECTION_TYPE_LABELS[type]}
              </MenuItem>
            ))}
          </Menu>
        )
      }
    >
      {sections.length === 0 && (
        <p className={classes.empty}>Add speakers, sessions, partners, videos, jobs or a text.</p>
      )}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {sections.length === SECTIONS_MAX && <p className={classes.empty}>{M.sectionsMany}</p>}
      <ol>
        {sections.map((section, index) => {
          const name = section.title || SECTION_TYPE_LABELS[section.type];
          const isOpen = index === opened;
          const isEmpty = isEmptySection({ event, items }, section);
          return (
            <OrderedRow
              key={toSectionAnchor(sections, index)}
              name={name}
              position={index + 1}
              count={sections.length}
              isCurrent={isOpen}
              onMove={(by) => move(index, index + by)}
              drag={{
                onStart: () => (dragged.current = index),
                onEnter: () => {
                  if (dragged.current === null || dragged.current === index) return;
                  move(dragged.current, index);
                  dragged.current = index;
                },
                onEnd: () => (dragged.current = null),
              }}
              end={
                <IconButton
                  size="sm"
                  label={`Delete: ${name}`}
                  icon={<IconTrash {...ICON} />}
                  onClick={() => {
                    onChange(sections.toSpliced(index, 1));
                    onOpen(null);
                  }}
                />
              }
              details={
                isOpen && (
                  <SectionFields
                    section={section}
                    items={items}
                    onChange={(changed) => onChange(sections.with(index, changed))}
                  />
                )
              }
            >
              <TextButton aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : index)}>
                {SECTION_TYPE_LABELS[section.type]}
              </TextButton>
              <span className={classes.excerpt}>
                {section.title || toExcerpt(section.body_html)}
              </span>
              <span className={isEmpty ? classes.hidden : "dim"}>
                {isEmpty ? "Empty: not on the page" : describeChosen(section)}
              </span>
            </OrderedRow>
          );
        })}
      </ol>
    </Box>
  );
}
