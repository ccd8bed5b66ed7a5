import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import {
  ABOUT_LABELS,
  LINK_COLUMN_LABELS,
  LINK_LABEL_MAX,
  SITE_URL_MAX,
} from "@devguild/schemas/constants/site-content";
import type { LinkColumn } from "@devguild/schemas/constants/site-data";
import type { AdminSiteLink, SiteLinkBody } from "@devguild/schemas/site-content";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ContentModal } from "./content-modal.tsx";

const ABOUT_OPTIONS = ABOUT_LABELS.map((label) => ({ value: label, label }));

type Props = {
  /** The link to change; null to add one. */
  link: AdminSiteLink | null;
  column: LinkColumn;
  onClose: () => void;
};

/** A dialog to add a link to a column of the site's menus and footers, or to change one. */
export default function LinkModal({ link, column, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const [draft] = useState(() => storeDraft(`site-link.${link?.id ?? `new-${column}`}`));
  const isAbout = column === "about";
  const form = useApiForm(
    {
      call: (body: SiteLinkBody) =>
        link
          ? api.siteLinks.update.call({ params: { id: link.id }, body })
          : api.siteLinks.create.call({ body }),
    },
    {
      draft,
      initialValues: {
        label: link?.label ?? ((isAbout ? ABOUT_LABELS[0] : "") as string),
        url: link?.url ?? "",
        active: link?.active ?? true,
      },
      toInput: (values) => ({ ...values, column }),
      onSuccess: async ({ data }) => {
        await queries.invalidateQueries({ queryKey: api.siteLinks.list.key });
        toasts.show({ tone: "ok", text: `${data.label} ${link ? "saved" : "added"}` });
        onClose();
      },
    },
  );
  return (
    <ContentModal noun="link" isNew={link === null} form={form} onClose={onClose}>
      {isAbout ? (
        <SelectField
          label="Page"
          options={ABOUT_OPTIONS}
          help="Visitors get to this address instead of our own page."
          {...form.field("label")}
        />
      ) : (
        <TextField
          label="Label"
          maxLength={LINK_LABEL_MAX}
          help={`Shown in: ${LINK_COLUMN_LABELS[column].shownIn}.`}
          {...form.field("label")}
        />
      )}
      <TextField
        label="Address"
        type="url"
        maxLength={SITE_URL_MAX}
        placeholder="https://"
        {...form.field("url")}
      />
      <CheckboxField label="Shown on the site" {...form.tick("active")} />
    </ContentModal>
  );
}
