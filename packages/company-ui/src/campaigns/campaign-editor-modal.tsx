import { useFieldState } from "@devguild/api-client/use-field-state";
import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FieldPair } from "@devguild/design-system/field-pair";
import { FormModal } from "@devguild/design-system/form-modal";
import { RichTextField } from "@devguild/design-system/rich-text-field";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { Campaign } from "@devguild/schemas/campaigns";
import {
  CAMPAIGN_CHANNELS,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TITLE_MAX,
  CAMPAIGN_TYPES,
  type CampaignChannel,
  type CampaignType,
} from "@devguild/schemas/constants/campaigns";
import { useState } from "react";

import { PictureField } from "../pictures/picture-field.tsx";
import { CHANNELS, TYPE_LABELS } from "./campaign-words.ts";
import { useRefreshCampaigns } from "./use-campaign-actions.ts";

const WIDTH = 720;

const TYPES = CAMPAIGN_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }));
const CHANNEL_OPTIONS = CAMPAIGN_CHANNELS.map((channel) => ({
  value: channel,
  label: CHANNELS[channel].label,
}));

type Props = {
  companyId: number;
  /** The type of a new campaign. */
  type: CampaignType;
  /** The campaign to change; null to create one. */
  campaign: Campaign | null;
  onClose: () => void;
  onSaved: (campaign: Campaign) => void;
};

const useCampaignForm = ({ companyId, type, campaign, onClose, onSaved }: Props) => {
  const toasts = useToast();
  const refresh = useRefreshCampaigns();
  const [draft] = useState(() => storeDraft(`campaign.${companyId}.${campaign?.id ?? "new"}`));
  const initialValues = {
    type: campaign?.type ?? type,
    title: campaign?.title ?? "",
    channel: campaign?.channel ?? "banner",
    description_html: campaign?.description_html ?? "",
    url: campaign?.url ?? "",
    image_url: campaign?.image_url ?? null,
    starts_on: campaign?.starts_on ?? "",
    ends_on: campaign?.ends_on ?? "",
  };
  const call = (body: typeof initialValues) => {
    const sent = {
      ...body,
      starts_on: body.starts_on || null,
      ends_on: body.ends_on || null,
    };
    return campaign
      ? api.campaigns.update.call({ params: { companyId, campaignId: campaign.id }, body: sent })
      : api.campaigns.create.call({ params: { id: companyId }, body: sent });
  };
  return useApiForm(
    { call },
    {
      draft,
      initialValues,
      toInput: (values) => values,
      onSuccess: async ({ data }) => {
        onClose();
        onSaved(data);
        toasts.show({ tone: "ok", text: campaign ? "Campaign saved." : "Draft created." });
        await refresh();
      },
    },
  );
};

// A part of its own, so that discarding a draft starts it again.
function CampaignFields({
  form,
  isFixed,
}: {
  form: ReturnType<typeof useCampaignForm>;
  isFixed: boolean;
}) {
  const text = useFieldState(form.field("description_html"));
  const channel = form.field("channel");
  const [chosen, setChosen] = useState(channel.defaultValue as CampaignChannel);
  return (
    <>
      <TextField label="Title" maxLength={CAMPAIGN_TITLE_MAX} {...form.field("title")} />
      {!isFixed && (
        <FieldPair>
          <SelectField label="What it’s for" options={TYPES} {...form.field("type")} />
          <SelectField
            label="Channel"
            options={CHANNEL_OPTIONS}
            {...channel}
            onChange={(event) => {
              setChosen(event.currentTarget.value as CampaignChannel);
              channel.onChange(event);
            }}
            help={`Shown in: ${CHANNELS[chosen].shownIn}.`}
          />
        </FieldPair>
      )}
      <TextField
        label="Leads to"
        placeholder="https://"
        help="An address, or a path on this site such as /en/jobs. Needed to go live."
        {...form.field("url")}
      />
      <FieldPair>
        <TextField label="First day" type="date" {...form.field("starts_on")} />
        <TextField label="Last day" type="date" {...form.field("ends_on")} />
      </FieldPair>
      <RichTextField label="Text" optional {...text} />
      <PictureField label="Image" shape="cover" {...form.field<string | null>("image_url")} />
    </>
  );
}

/** A dialog to create a campaign, as a draft, or to change one. */
export default function CampaignEditorModal(props: Props) {
  const { campaign, onClose } = props;
  const form = useCampaignForm(props);
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={campaign ? "Edit campaign" : "New campaign"}
      width={WIDTH}
      submitLabel={campaign ? "Save campaign" : "Create draft"}
    >
      <CampaignFields
        form={form}
        isFixed={campaign !== null && campaign.status !== CAMPAIGN_STATUSES.DRAFT}
      />
    </FormModal>
  );
}
