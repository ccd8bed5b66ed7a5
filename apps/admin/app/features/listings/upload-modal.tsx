import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { TextField } from "@devguild/design-system/text-field";
import { UploadField } from "@devguild/design-system/upload-field";
import { IMPORT_MESSAGES } from "@devguild/schemas/constants/job-listings";
import { FEED_MAX_BYTES, FEED_TYPES } from "@devguild/schemas/constants/uploads";
import { useState } from "react";

import { CompanyField } from "./company-field.tsx";
import { findFeedType, sendListings } from "./send-listings.ts";

const TYPES = [".csv", ".json"];

type Uploaded = { name: string; key: string };
type Props = { onClose: () => void; onStarted: (importId: number) => unknown };

/** A dialog to upload a file of listings; it starts with a dry run. */
export default function UploadModal({ onClose, onStarted }: Props) {
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const type = findFeedType(uploaded?.name ?? "");
  const form = useApiForm(api.jobListings.startImport, {
    initialValues: { name: "", company_id: null as string | null, file_key: "" },
    check: (): Record<string, string> =>
      uploaded ? {} : { file_key: IMPORT_MESSAGES.fileMissing },
    toInput: ({ name, company_id: company }) => ({
      body: {
        source: type === null ? "csv" : FEED_TYPES[type],
        name: name.trim() || (uploaded?.name ?? ""),
        company_id: company === null ? null : Number(company),
        file_key: uploaded?.key ?? null,
        dry_run: true,
      },
    }),
    onSuccess: ({ data }) => onStarted(data.import_id),
  });
  const { error } = form.field("file_key");
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Upload listings"
      submitLabel="Start dry run"
      isChanged={uploaded !== null}
    >
      <UploadField
        label="File"
        shape="file"
        types={TYPES}
        maxBytes={FEED_MAX_BYTES}
        help={`CSV or JSON in UTF-8, up to ${FEED_MAX_BYTES / 1024 / 1024} MB. Each row needs an id, a title and a url.`}
        value={uploaded?.name ?? null}
        send={async (file, onProgress) => {
          const key = await sendListings(file, onProgress);
          setUploaded({ name: file.name, key });
          return file.name;
        }}
        onChange={(name) => name === null && setUploaded(null)}
        error={uploaded ? undefined : error}
      />
      <TextField
        label="Source"
        optional
        placeholder={uploaded?.name}
        {...form.field("name")}
        help="A file of the same source closes the listings that it no longer has."
      />
      <CompanyField chosen={null} {...form.field("company_id")} />
    </FormModal>
  );
}
