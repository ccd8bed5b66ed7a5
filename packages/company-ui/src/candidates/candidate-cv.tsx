import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { track } from "@devguild/consent/tracking";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { Notice } from "@devguild/design-system/notice";
import { PdfViewer } from "@devguild/design-system/pdf-viewer";
import type { Candidate } from "@devguild/schemas/applications";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import type { Audience } from "./audience.ts";
import classes from "./candidate-cv.module.css";
import { getFirstName } from "./move-rules.ts";

type Props = { candidate: Candidate; audience: Audience };

// Links are valid for five minutes.
const FRESH_MS = 4 * 60 * 1000;

function Cv({ candidate, audience, developerId }: Props & { developerId: number }) {
  const name = candidate.developer.full_name;
  const link = useQuery({
    ...api.profileFiles.cvLink.options({ params: { id: developerId } }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
  const [unreadable, setUnreadable] = useState<string | null>(null);
  useEffect(() => {
    if (audience === "company") track("candidate.cv-company-click", { candidate_id: candidate.id });
  }, [audience, candidate.id]);
  if (link.isLoadingError)
    return (
      <ErrorState
        title="The CV didn’t load."
        onRetry={() => void link.refetch()}
        retrying={link.isFetching}
      >
        {failureText(link.error)}
      </ErrorState>
    );
  const url = link.data?.data.url ?? null;
  return (
    <div className={classes.cv}>
      {url && (
        <LinkButton
          linkComponent="a"
          size="sm"
          to={url}
          icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
          className={classes.download}
        >
          Download CV
        </LinkButton>
      )}
      {url && unreadable === url ? (
        <Notice>This CV can’t be shown here. Download it to read it.</Notice>
      ) : (
        <PdfViewer src={url} label={`CV of ${name}`} onFail={() => setUnreadable(url)} />
      )}
    </div>
  );
}

/** A candidate's CV, beside the list. */
export function CandidateCv({ candidate, audience }: Props) {
  const { id, cv_uploaded, full_name } = candidate.developer;
  if (id === null || !cv_uploaded)
    return <p className={classes.none}>{getFirstName(full_name)} hasn’t uploaded a CV.</p>;
  return <Cv key={candidate.id} candidate={candidate} audience={audience} developerId={id} />;
}
