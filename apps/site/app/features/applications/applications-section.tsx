import { api } from "@devguild/api-client/browser-api";
import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { Pagination } from "@devguild/design-system/pagination";
import { localized } from "@devguild/session/redirects";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import {
  APPLICATIONS_PER_PAGE,
  applicationsPath,
  type ApplicationView,
  toApplicationsCall,
} from "./application-list.ts";
import { ApplicationRow } from "./application-row.tsx";

type Props = {
  developerId: number;
  view: ApplicationView;
};

function NoApplications({ view }: Pick<Props, "view">) {
  if (view.page > 1)
    return (
      <EmptyState
        kind="notFound"
        title="Nothing on this page"
        actions={
          <LinkButton to={applicationsPath({ show: view.show })}>Go to first page</LinkButton>
        }
      />
    );
  return view.show === "archived" ? (
    <EmptyState title="No archived applications">Applications you archive appear here.</EmptyState>
  ) : (
    <EmptyState
      title="No applications yet"
      actions={
        <LinkButton to={localized("/jobs")} variant="primary">
          Find a job
        </LinkButton>
      }
    >
      Your applications appear here, with their status and the next step.
    </EmptyState>
  );
}

/** Returns a page of applications; one that an email links to comes first if another page has it. */
const useApplications = (developerId: number, view: ApplicationView) => {
  const list = useQuery({
    ...api.applications.applied.options(toApplicationsCall(developerId, view)),
    placeholderData: keepPreviousData,
  }).data;
  const rows = list?.data ?? [];
  const isElsewhere =
    list !== undefined && view.application > 0 && rows.every(({ id }) => id !== view.application);
  const linked = useQuery({
    ...api.applications.appliedOne.options({
      params: { id: developerId, jobId: view.application },
    }),
    enabled: isElsewhere,
  }).data;
  return {
    total: list?.meta.total ?? 0,
    rows: isElsewhere && linked ? [linked.data, ...rows] : rows,
  };
};

/** A developer's applications, or those archived, a page at a time. */
export function ApplicationsSection({ developerId, view }: Props) {
  const { rows, total } = useApplications(developerId, view);
  return (
    <>
      <h2 className="visually-hidden">{view.show === "archived" ? "Archived" : "Applications"}</h2>
      {rows.length === 0 ? (
        <NoApplications view={view} />
      ) : (
        <ul>
          {rows.map((each) => (
            <ApplicationRow
              key={each.application_id}
              applied={each}
              developerId={developerId}
              isOpen={each.id === view.application}
            />
          ))}
        </ul>
      )}
      {total > APPLICATIONS_PER_PAGE && (
        <Pagination
          page={view.page}
          pageSize={APPLICATIONS_PER_PAGE}
          total={total}
          pageHref={(page) => applicationsPath({ show: view.show, page })}
        />
      )}
    </>
  );
}
