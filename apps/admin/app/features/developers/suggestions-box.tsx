import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { LinkButton } from "@devguild/design-system/link-button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { Status, type StatusTone } from "@devguild/design-system/status";
import { TextLink } from "@devguild/design-system/text-link";
import type { SuggestedJob } from "@devguild/schemas/admin-developers";
import { IconMessages } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { candidatesPath } from "../companies/company-addresses.ts";
import { Box } from "./box.tsx";
import classes from "./developer-record.module.css";
import { describeApplication } from "./developer-words.ts";

const describeOutcome = (job: SuggestedJob): { tone: StatusTone; label: string } => {
  if (job.match_user_state_id !== null) return describeApplication(job.match_user_state_id);
  return job.job_open
    ? { tone: "normal", label: "No application yet" }
    : { tone: "off", label: "Job closed" };
};

function Suggestion({ suggested }: { suggested: SuggestedJob }) {
  const { tone, label } = describeOutcome(suggested);
  return (
    <li className={classes.row}>
      <LogoTile name={suggested.company.name} src={suggested.company.logo_url} size={32} />
      <div className={classes.what}>
        <TextLink to={candidatesPath(suggested.company.id, suggested.id)}>
          {suggested.title}
        </TextLink>
        <span>
          {suggested.company.name}. Suggested by {suggested.suggested_by ?? "someone"},{" "}
          {formatShortDate(suggested.suggested_at)}
        </span>
        {suggested.suggestion && <span>“{suggested.suggestion}”</span>}
      </div>
      <div className={classes.end}>
        <Status tone={tone}>{label}</Status>
        <LinkButton
          linkComponent="a"
          size="sm"
          to={suggested.intercom_conversation_link}
          icon={<IconMessages size={16} stroke={1.75} aria-hidden />}
        >
          Write<span className="visually-hidden"> about {suggested.title}</span>
        </LinkButton>
      </div>
    </li>
  );
}

/** The jobs that staff suggested to a developer, and what came of them. */
export function SuggestionsBox({ developerId }: { developerId: number }) {
  const suggestions = useQuery(
    api.jobSuggestions.list.options({ params: { id: developerId }, query: { per_page: 100 } }),
  );
  const { data: rows = [], meta } = suggestions.data ?? {};
  return (
    <Box title="Suggestions" beside={meta?.total}>
      {suggestions.isLoadingError ? (
        <p className={classes.empty}>
          The suggestions didn’t load.{" "}
          <Button
            size="sm"
            loading={suggestions.isFetching}
            onClick={() => void suggestions.refetch()}
          >
            Try again
          </Button>
        </p>
      ) : meta && rows.length === 0 ? (
        <p className={classes.empty}>
          Jobs you suggest will appear here. Choose one of the matching jobs.
        </p>
      ) : (
        <ul className={classes.rows}>
          {rows.map((suggested) => (
            <Suggestion key={suggested.suggestion_id} suggested={suggested} />
          ))}
        </ul>
      )}
    </Box>
  );
}
