import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { RichTextField } from "@devguild/design-system/rich-text-field";
import { TextField } from "@devguild/design-system/text-field";
import {
  type ItemType,
  NEWEST_ITEMS,
  SECTION_TITLE_MAX,
  SECTION_TITLES,
  SECTION_TYPE_LABELS,
} from "@devguild/schemas/constants/event-homepages";
import type { HomepageItems, HomepageSection } from "@devguild/schemas/event-homepages";

type Props = {
  section: HomepageSection;
  items: HomepageItems;
  onChange: (section: HomepageSection) => void;
};

const listOptions = (items: HomepageItems, type: ItemType) => {
  const labels: Record<ItemType, readonly { id: number; label: string }[]> = {
    sessions: items.sessions.map(({ id, title }) => ({ id, label: title })),
    speakers: items.speakers.map(({ id, name }) => ({ id, label: name })),
    partners: items.partners.map(({ id, name }) => ({ id, label: name })),
    videos: items.videos.map(({ id, title }) => ({ id, label: title })),
    jobs: items.jobs.map(({ id, title, company }) => ({
      id,
      label: `${title}, ${company.display_name}`,
    })),
  };
  return labels[type].map(({ id, label }) => ({ value: String(id), label }));
};

const WITHOUT_CHOICE: Record<ItemType, string> = {
  sessions: "Leave empty to show the whole programme.",
  speakers: "Leave empty to show all speakers.",
  partners: "Leave empty to show all partners.",
  videos: `Leave empty to show the event’s ${NEWEST_ITEMS} newest videos.`,
  jobs: `Leave empty to show the partners’ ${NEWEST_ITEMS} newest jobs.`,
};

/** The fields of a section: its title, and its text or what it shows. */
export function SectionFields({ section, items, onChange }: Props) {
  const { type, title, body_html, item_ids } = section;
  const set = (changed: Partial<HomepageSection>) => onChange({ ...section, ...changed });
  return (
    <>
      <TextField
        label="Title"
        optional
        maxLength={SECTION_TITLE_MAX}
        placeholder={SECTION_TITLES[type]}
        value={title}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      {type === "text" ? (
        <RichTextField
          label="Text"
          value={body_html}
          onChange={(html) => set({ body_html: html })}
        />
      ) : (
        <MultiSelectField
          label={SECTION_TYPE_LABELS[type]}
          optional
          help={WITHOUT_CHOICE[type]}
          options={listOptions(items, type)}
          value={item_ids.map(String)}
          onChange={(ids) => set({ item_ids: ids.map(Number) })}
        />
      )}
    </>
  );
}
