import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { Notice } from "@devguild/design-system/notice";
import { TextArea } from "@devguild/design-system/text-area";
import { TextLink } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import type { InventoryPage } from "@devguild/schemas/page-inventory";
import { useQueryClient } from "@tanstack/react-query";

import { FormModal } from "@devguild/design-system/form-modal";
import { useState } from "react";

type Props = {
  page: InventoryPage;
  /** The page's full address on the site. */
  href: string;
  onClose: () => void;
};

/** A dialog to write the text of a category page. */
export function PageModal({ page, href, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const [draft] = useState(() => storeDraft(`category-page.${page.id}`));
  const form = useApiForm(api.pageInventory.update, {
    draft,
    initialValues: { seo_text: page.seo_text },
    toInput: (body) => ({ params: { id: page.id }, body }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.pageInventory.list.key });
      toasts.show({ tone: "ok", text: data.seo_text ? "Text saved" : "Text removed" });
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title={page.title}
      subtitle={<TextLink to={href}>{page.url}</TextLink>}
      submitLabel="Save text"
      onClose={onClose}
    >
      <TextArea
        label="Text"
        optional
        rows={8}
        help="Above the jobs, in plain text. Leave empty for none."
        {...form.field("seo_text")}
      />
      <Notice>The page always says: {page.seo_automatic_text}</Notice>
    </FormModal>
  );
}
