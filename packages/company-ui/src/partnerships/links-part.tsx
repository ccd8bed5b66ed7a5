import { IconButton } from "@devguild/design-system/icon-button";
import { TextField } from "@devguild/design-system/text-field";
import {
  LINK_TITLE_MAX,
  PARTNERSHIP_LINK_MAX,
  PARTNERSHIP_LINKS,
  PARTNERSHIP_MESSAGES as M,
  type PartnershipLink,
} from "@devguild/schemas/constants/partnerships";
import { IconX } from "@tabler/icons-react";
import { type FocusEvent, useState } from "react";

import classes from "./links-part.module.css";
import type { PartProps } from "./part-props.ts";
import { PartSection } from "./part-section.tsx";
import { RowList } from "./row-list.tsx";
import type { PartnershipEditor } from "./use-partnership-editor.ts";

const readField = (row: Element, name: string) =>
  row.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value.trim() ?? "";

/** One link: saves when both its fields are filled in and left. */
function LinkRow({
  editor,
  name,
  number,
}: {
  editor: PartnershipEditor;
  name: PartnershipLink;
  number: number;
}) {
  const { partnership, errors, saveLink } = editor;
  const [missing, setMissing] = useState<{ title?: string; url?: string }>({});
  const [title, url] = [partnership[`${name}_title`] ?? "", partnership[name] ?? ""];
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const row = currentTarget.closest("li");
    if (!row || row.contains(relatedTarget)) return;
    const typed = { title: readField(row, "title"), url: readField(row, "url") };
    const isHalf = (typed.title === "") !== (typed.url === "");
    setMissing(
      isHalf ? (typed.title === "" ? { title: M.linkTitleRequired } : { url: M.linkRequired }) : {},
    );
    if (isHalf || (typed.title === title && typed.url === url)) return;
    saveLink(name, { title: typed.title || null, url: typed.url || null });
  };
  return (
    <li className={classes.link}>
      <TextField
        key={`title ${title}`}
        id={`${name}_title`}
        name="title"
        label={`Title of link ${number}`}
        hideLabel
        placeholder="Title"
        maxLength={LINK_TITLE_MAX}
        defaultValue={title}
        error={missing.title}
        onBlur={leave}
      />
      <TextField
        key={`url ${url}`}
        id={name}
        name="url"
        label={`Address of link ${number}`}
        hideLabel
        type="url"
        placeholder="https://"
        maxLength={PARTNERSHIP_LINK_MAX}
        defaultValue={url}
        error={missing.url ?? errors[name]}
        onBlur={leave}
      />
      {url ? (
        <IconButton
          label={`Remove ${title}`}
          icon={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={() => saveLink(name, { title: null, url: null })}
        />
      ) : (
        <span />
      )}
    </li>
  );
}

/** Up to five links of a company at an event; the next empty one is always there. */
export function LinksPart({ editor, part, organisersHref }: PartProps) {
  const { partnership } = editor;
  const firstEmpty = PARTNERSHIP_LINKS.find((name) => partnership[name] === null);
  return (
    <PartSection part={part} organisersHref={organisersHref}>
      {part.closed ? (
        <RowList
          label="Links"
          rows={partnership.company_links.map(({ title, url }, index) => ({
            id: index,
            title,
            text: url,
            end: "",
            onEdit: null,
          }))}
          empty="No links"
        />
      ) : (
        <ul className={classes.links} aria-label="Links">
          {PARTNERSHIP_LINKS.map((name, index) =>
            partnership[name] !== null || name === firstEmpty ? (
              <LinkRow key={name} editor={editor} name={name} number={index + 1} />
            ) : null,
          )}
        </ul>
      )}
    </PartSection>
  );
}
