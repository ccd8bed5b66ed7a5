import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Disclosure } from "@devguild/design-system/disclosure";
import { ErrorState } from "@devguild/design-system/error-state";
import { Notice } from "@devguild/design-system/notice";
import { UploadField } from "@devguild/design-system/upload-field";
import type { VideoEditOptions } from "@devguild/schemas/admin-videos";
import { FEED_MAX_BYTES } from "@devguild/schemas/constants/uploads";
import { pluralize } from "@devguild/schemas/formats";
import type { HostVideos } from "@devguild/schemas/video-imports";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { fileVideosQuery } from "./host-calls.ts";
import { buildHostVideoColumns } from "./host-video-columns.tsx";
import { ImportableVideos } from "./importable-videos.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import classes from "./import-videos.module.css";
import { sendVideoFile } from "./send-video-file.ts";
import { useImportRun } from "./use-import-run.ts";

const TYPES = [".csv", ".json"];

function Skipped({ rows }: { rows: HostVideos["meta"]["skipped"] }) {
  if (rows.length === 0) return null;
  return (
    <Notice tone="warn">
      {`${pluralize(rows.length, "row")} can’t be imported.`}
      <Disclosure summary="Details">
        <ul className={classes.outcomes}>
          {rows.map(({ row, title, reason }) => (
            <li key={row}>
              <strong>
                Row {row}
                {title && `, ${title}`}
              </strong>{" "}
              {reason}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Notice>
  );
}

/** The videos that an uploaded file lists: the ones that aren't here are imported. */
export function FileVideos({ options }: { options: VideoEditOptions }) {
  const [file, setFile] = useState<{ name: string; key: string } | null>(null);
  const query = useInfiniteQuery(fileVideosQuery(file?.key ?? null));
  const meta = query.data?.pages[0]?.meta;
  const run = useImportRun(meta?.latest ?? null, () => query.refetch());
  const key = file?.key ?? "";
  return (
    <>
      <UploadField
        label="File"
        shape="file"
        types={TYPES}
        maxBytes={FEED_MAX_BYTES}
        help={`CSV or JSON in UTF-8, up to ${FEED_MAX_BYTES / 1024 / 1024} MB. Each video needs a title, a link to YouTube or Vimeo, a length and a release date.`}
        value={file?.name ?? null}
        send={async (chosen, onProgress) => {
          const uploaded = await sendVideoFile(chosen, onProgress);
          setFile({ name: chosen.name, key: uploaded });
          return chosen.name;
        }}
        onChange={(name) => name === null && setFile(null)}
      />
      {query.isError && !query.data ? (
        <ErrorState title="The videos didn’t load." onRetry={() => void query.refetch()}>
          {failureText(query.error)}
        </ErrorState>
      ) : file ? (
        <>
          <Skipped rows={meta?.skipped ?? []} />
          <ImportableVideos
            key={key}
            list={query}
            run={run}
            place="in the file"
            columns={buildHostVideoColumns("In the file")}
            start={{
              call: ({ body }) =>
                api.videoImports.importFile.call({ body: { ...body, file_key: key } }),
            }}
            options={options}
          />
        </>
      ) : (
        <ImportOutcome run={run} />
      )}
    </>
  );
}
