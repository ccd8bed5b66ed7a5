import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { PictureField } from "@devguild/company-ui/picture-field";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import {
  BANNER_BODY_MAX,
  BANNER_PARTNER_MAX,
  BANNER_TITLE_MAX,
  SITE_URL_MAX,
} from "@devguild/schemas/constants/site-content";
import type { AdminPartnerBanner, PartnerBannerBody } from "@devguild/schemas/site-content";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ContentModal } from "./content-modal.tsx";

type Props = {
  /** The ad to change; null to add one. */
  ad: AdminPartnerBanner | null;
  onClose: () => void;
};

/** A dialog to add a community partner's ad, or to change one. */
export default function AdModal({ ad, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const [draft] = useState(() => storeDraft(`community-ad.${ad?.id ?? "new"}`));
  const form = useApiForm(
    {
      call: (body: PartnerBannerBody) =>
        ad
          ? api.adminPartnerBanners.update.call({ params: { id: ad.id }, body })
          : api.adminPartnerBanners.create.call({ body }),
    },
    {
      draft,
      initialValues: {
        partner_name: ad?.partner_name ?? "",
        title: ad?.title ?? "",
        body: ad?.body ?? "",
        image_url: ad?.image_url ?? null,
        url: ad?.url ?? "",
        active: ad?.active ?? true,
      },
      toInput: (body) => body,
      onSuccess: async ({ data }) => {
        await queries.invalidateQueries({ queryKey: api.adminPartnerBanners.list.key });
        toasts.show({ tone: "ok", text: `${data.title} ${ad ? "saved" : "added"}` });
        onClose();
      },
    },
  );
  return (
    <ContentModal noun="ad" isNew={ad === null} form={form} onClose={onClose}>
      <TextField label="Partner" maxLength={BANNER_PARTNER_MAX} {...form.field("partner_name")} />
      <TextField label="Title" maxLength={BANNER_TITLE_MAX} {...form.field("title")} />
      <TextArea
        label="Text"
        optional
        maxLength={BANNER_BODY_MAX}
        rows={3}
        {...form.field("body")}
      />
      <TextField
        label="Address"
        type="url"
        maxLength={SITE_URL_MAX}
        placeholder="https://"
        {...form.field("url")}
      />
      <PictureField label="Image" shape="cover" {...form.field<string | null>("image_url")} />
      <CheckboxField label="Shown on the site" {...form.tick("active")} />
    </ContentModal>
  );
}
