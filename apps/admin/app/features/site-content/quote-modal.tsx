import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { PictureField } from "@devguild/company-ui/picture-field";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import {
  QUOTE_AUTHOR_MAX,
  QUOTE_ROLE_MAX,
  QUOTE_TEXT_MAX,
} from "@devguild/schemas/constants/site-content";
import type { AdminQuote, QuoteBody } from "@devguild/schemas/site-content";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ContentModal } from "./content-modal.tsx";

type Props = {
  /** The quote to change; null to add one. */
  quote: AdminQuote | null;
  onClose: () => void;
};

/** A dialog to add a quote about the product, or to change one. */
export default function QuoteModal({ quote, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const [draft] = useState(() => storeDraft(`quote.${quote?.id ?? "new"}`));
  const form = useApiForm(
    {
      call: (body: QuoteBody) =>
        quote
          ? api.quotes.update.call({ params: { id: quote.id }, body })
          : api.quotes.create.call({ body }),
    },
    {
      draft,
      initialValues: {
        text: quote?.text ?? "",
        author: quote?.author ?? "",
        role: quote?.role ?? "",
        image_url: quote?.image_url ?? null,
        active: quote?.active ?? true,
      },
      toInput: (body) => body,
      onSuccess: async ({ data }) => {
        await queries.invalidateQueries({ queryKey: api.quotes.list.key });
        toasts.show({ tone: "ok", text: `${data.author} ${quote ? "saved" : "added"}` });
        onClose();
      },
    },
  );
  return (
    <ContentModal noun="quote" isNew={quote === null} form={form} onClose={onClose}>
      <TextArea label="Quote" maxLength={QUOTE_TEXT_MAX} rows={4} {...form.field("text")} />
      <FieldPair>
        <TextField label="Name" maxLength={QUOTE_AUTHOR_MAX} {...form.field("author")} />
        <TextField
          label="Role"
          maxLength={QUOTE_ROLE_MAX}
          placeholder="Backend developer, Graz"
          {...form.field("role")}
        />
      </FieldPair>
      <PictureField label="Picture" shape="avatar" {...form.field<string | null>("image_url")} />
      <CheckboxField label="Shown on the site" {...form.tick("active")} />
    </ContentModal>
  );
}
