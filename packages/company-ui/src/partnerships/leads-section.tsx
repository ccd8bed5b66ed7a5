import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button, buttonClassNames } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { Heading } from "@devguild/design-system/heading";
import { Pagination } from "@devguild/design-system/pagination";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { pluralize } from "@devguild/schemas/formats";
import type { Partnership, PartnershipLead } from "@devguild/schemas/partnerships";
import { useAddress } from "@devguild/session/use-address";
import { IconDownload, IconPlus } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { FailedChange } from "../lists/failed-change.tsx";
import { useLastAnswer } from "../lists/use-last-answer.ts";
import { Editing } from "../viewer/editing.tsx";
import { LeadModal } from "./lead-modal.tsx";
import classes from "./leads-section.module.css";
import { LEAD_LIST, LEADS_PER_PAGE, toLeadsCall } from "./lead-address.ts";
import { RemoveLeadModal } from "./remove-lead-modal.tsx";

const describeLead = ({ company_name, job_title, note }: PartnershipLead) =>
  [[job_title, company_name].filter(Boolean).join(" at "), note].filter(Boolean).join(". ");

/** The people who left their contact details at a company's booth. */
export function LeadsSection({ partnership }: { partnership: Partnership }) {
  const { state, getHref } = useAddress(LEAD_LIST);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PartnershipLead | null>(null);
  const leads = useQuery({
    ...api.partnerships.leads.options(toLeadsCall(partnership, state)),
    placeholderData: keepPreviousData,
  });
  const { error } = leads;
  const data = useLastAnswer(leads, partnership.id);
  const total = data?.meta.total ?? partnership.leads;
  return (
    <section className={classes.section} aria-labelledby="leads">
      <div className={classes.head}>
        <Heading level={2} id="leads">
          {total === 0
            ? "Leads from your booth"
            : pluralize(total, "lead from your booth", "leads from your booth")}
        </Heading>
        <div className={classes.actions}>
          {total > 0 && (
            <a
              className={buttonClassNames({ size: "sm" })}
              href={api.eventContacts.download.href({
                params: { id: partnership.event.id, type: "leads" },
              })}
              download
            >
              <IconDownload size={16} stroke={1.75} aria-hidden />
              Download CSV
            </a>
          )}
          <Editing>
            <Button
              size="sm"
              icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              Add lead
            </Button>
          </Editing>
        </div>
      </div>
      {data && <FailedChange list={leads} />}
      {error && !data ? (
        <ErrorState
          title="The leads didn’t load."
          onRetry={() => void leads.refetch()}
          retrying={leads.isFetching}
        >
          {failureText(error)}
        </ErrorState>
      ) : data ? (
        <ul className={classes.leads} aria-label="Leads">
          {data.data.map((lead) => (
            <li key={lead.id}>
              <span className={classes.words}>
                <b>
                  {lead.first_name} {lead.last_name}
                </b>
                <span>{describeLead(lead)}</span>
              </span>
              <a className={classes.email} href={`mailto:${lead.email}`}>
                {lead.email}
              </a>
              <Editing>
                <Button size="sm" variant="subtle" onClick={() => setRemoved(lead)}>
                  Delete
                  <span className="visually-hidden">
                    {" "}
                    {lead.first_name} {lead.last_name}
                  </span>
                </Button>
              </Editing>
            </li>
          ))}
          {data.data.length === 0 && (
            <li className={classes.empty}>
              Add everyone at your booth who agrees to hear from you. You can download them as CSV.
            </li>
          )}
        </ul>
      ) : (
        <SkeletonRegion label="Loading the leads">
          <Skeleton height={112} radius={10} />
        </SkeletonRegion>
      )}
      {data && data.meta.last_page > 1 && (
        <Pagination
          page={state.page}
          pageSize={LEADS_PER_PAGE}
          total={data.meta.total}
          pageHref={(page) => `${getHref({ page })}#leads`}
        />
      )}
      {isAdding && <LeadModal partnership={partnership} onClose={() => setAdding(false)} />}
      {removed && (
        <RemoveLeadModal
          partnership={partnership}
          lead={removed}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}
