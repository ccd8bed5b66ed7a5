import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import {
  MENU_TITLE_MAX,
  SECTION_TITLES,
  SECTION_TYPE_LABELS,
  toSectionAnchor,
} from "@devguild/schemas/constants/event-homepages";
import type {
  EventMenuItem,
  HomepageSection,
  NewMenuItemBody,
} from "@devguild/schemas/event-homepages";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { FormModal } from "@devguild/design-system/form-modal";

const WEBSITE = "website";

type Props = {
  eventId: number;
  /** The item to change; null to add one. */
  item: EventMenuItem | null;
  /** The sections of the page that an item can lead to. */
  sections: readonly HomepageSection[];
  onClose: () => void;
};

const listTargets = (sections: readonly HomepageSection[]) => [
  ...sections.map((section, index) => ({
    value: `#${toSectionAnchor(sections, index)}`,
    label: `Section: ${section.title || SECTION_TITLES[section.type] || SECTION_TYPE_LABELS[section.type]}`,
  })),
  { value: WEBSITE, label: "Another website" },
];

/** A dialog to add an item to an event's menu, or to change one. */
export function MenuItemModal({ eventId, item, sections, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const targets = listTargets(sections);
  // A section that has left the page since is shown as an address.
  const start = item?.url ?? targets[0]?.value;
  const first = targets.find(({ value }) => value === start)?.value ?? WEBSITE;
  const [target, setTarget] = useState(first);
  const form = useApiForm(
    {
      call: (body: NewMenuItemBody) =>
        item
          ? api.eventHomepages.editMenuItem.call({ params: { id: eventId, itemId: item.id }, body })
          : api.eventHomepages.addMenuItem.call({ params: { id: eventId }, body }),
    },
    {
      initialValues: {
        title: item?.title ?? "",
        url: item && first === WEBSITE ? item.url : "",
        visible: item?.visible ?? true,
      },
      toInput: (values) => ({ ...values, url: target === WEBSITE ? values.url : target }),
      onSuccess: async ({ data }) => {
        await queries.invalidateQueries({ queryKey: api.eventHomepages.menu.key });
        toasts.show({ tone: "ok", text: `${data.title} ${item ? "saved" : "added"}` });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={form}
      title={item ? "Edit menu item" : "New menu item"}
      submitLabel={item ? "Save changes" : "Add item"}
      isChanged={target !== first}
      onClose={onClose}
    >
      <TextField label="Title" maxLength={MENU_TITLE_MAX} {...form.field("title")} />
      <SelectField
        label="Leads to"
        options={targets}
        value={target}
        onChange={({ currentTarget }) => setTarget(currentTarget.value)}
      />
      {target === WEBSITE && (
        <TextField label="Address" type="url" placeholder="https://" {...form.field("url")} />
      )}
      <CheckboxField label="Shown in the menu" {...form.tick("visible")} />
    </FormModal>
  );
}
