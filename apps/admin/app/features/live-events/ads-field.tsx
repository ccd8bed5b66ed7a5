import { PICTURE_UPLOADS } from "@devguild/company-ui/picture-upload";
import { Button } from "@devguild/design-system/button";
import { FieldPair } from "@devguild/design-system/field-pair";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { UploadField } from "@devguild/design-system/upload-field";
import type { AdminAd } from "@devguild/schemas/admin-live-events";
import {
  AD_BODY_MAX,
  AD_TITLE_MAX,
  BACKER_NAME_MAX,
  LIVE_ADS_MAX,
} from "@devguild/schemas/constants/live-event-editing";

import { ItemFields } from "./item-fields.tsx";
import classes from "./live-event-editor.module.css";
import { useKeyedRows } from "./use-keyed-rows.ts";

const FIELDS = ["title", "partner_name", "body", "url", "image_url"];
const EMPTY: AdminAd = { title: "", body: "", image_url: null, url: "", partner_name: "" };

type Props = {
  value: AdminAd[];
  findError: (field: string) => string | undefined;
  onChange: (ads: AdminAd[]) => void;
};

/** The ads on an event's page. */
export function AdsField({ value, findError, onChange }: Props) {
  const { keys, add, replace, remove } = useKeyedRows(value, onChange);
  return (
    <div className={classes.list}>
      {value.map((ad, at) => {
        const change = (changed: Partial<AdminAd>) => replace(at, { ...ad, ...changed });
        return (
          <ItemFields
            key={keys[at]}
            name={ad.title || "new ad"}
            isNew={ad.title === ""}
            hasError={FIELDS.some((field) => findError(`${at}.${field}`) !== undefined)}
            onRemove={() => remove(at)}
          >
            <FieldPair>
              <TextField
                label="Title"
                maxLength={AD_TITLE_MAX}
                value={ad.title}
                error={findError(`${at}.title`)}
                onChange={({ currentTarget }) => change({ title: currentTarget.value })}
              />
              <TextField
                label="Advertiser"
                maxLength={BACKER_NAME_MAX}
                value={ad.partner_name}
                error={findError(`${at}.partner_name`)}
                onChange={({ currentTarget }) => change({ partner_name: currentTarget.value })}
              />
            </FieldPair>
            <TextArea
              label="Text"
              optional
              rows={2}
              limit={AD_BODY_MAX}
              value={ad.body}
              error={findError(`${at}.body`)}
              onChange={({ currentTarget }) => change({ body: currentTarget.value })}
            />
            <TextField
              label="Link"
              type="url"
              placeholder="https://"
              value={ad.url}
              error={findError(`${at}.url`)}
              onChange={({ currentTarget }) => change({ url: currentTarget.value })}
            />
            <UploadField
              label="Picture"
              optional
              shape="cover"
              {...PICTURE_UPLOADS.cover}
              value={ad.image_url}
              error={findError(`${at}.image_url`)}
              onChange={(image_url) => change({ image_url })}
            />
          </ItemFields>
        );
      })}
      {value.length < LIVE_ADS_MAX && (
        <div>
          <Button onClick={() => add(EMPTY)}>Add an ad</Button>
        </div>
      )}
    </div>
  );
}
