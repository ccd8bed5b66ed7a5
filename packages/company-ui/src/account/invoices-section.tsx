import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { type Column, DataTable } from "@devguild/design-system/data-table";
import { ErrorState } from "@devguild/design-system/error-state";
import { Pagination } from "@devguild/design-system/pagination";
import { formatShortDate, useNow } from "@devguild/design-system/relative-time";
import { SectionHead } from "@devguild/design-system/section-head";
import { SelectField } from "@devguild/design-system/select-field";
import { Status } from "@devguild/design-system/status";
import { formatCents, formatSum } from "@devguild/schemas/prices";
import type { InvoiceRow } from "@devguild/schemas/invoices";
import { INVOICE_STATES, type InvoiceState } from "@devguild/schemas/constants/invoices";
import { useAddress } from "@devguild/session/use-address";
import { IconDownload } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { FailedChange } from "../lists/failed-change.tsx";
import { useLastAnswer } from "../lists/use-last-answer.ts";
import { ACCOUNT, INVOICES_PER_PAGE, toInvoicesCall, toInvoicesCsv } from "./account-address.ts";
import { describeInvoiceState } from "./invoice-status.ts";
import classes from "./invoices-section.module.css";

// Sellers and buyers in the EU have to keep most invoices no longer than this.
const YEARS_OFFERED = 10;
const STATE_LABELS: Record<InvoiceState, string> = {
  open: "Open",
  paid: "Paid",
  overdue: "Overdue",
  cancelled: "Cancelled",
};

// Files are served by the API, where the router has no page.
function FileLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a className={classes.file} href={href} download aria-label={label}>
      {children}
    </a>
  );
}

const buildColumns = (companyId: number, now: Date): readonly Column<InvoiceRow>[] => [
  { id: "number", head: "Number", kind: "date", cell: ({ number }) => number },
  { id: "date", head: "Date", cell: ({ issued_on }) => formatShortDate(issued_on) },
  {
    id: "subject",
    head: "For",
    leads: true,
    cell: ({ subject, corrects }) => (
      <span className={classes.subject} title={subject}>
        {corrects ? `Credit note for ${corrects}` : subject}
      </span>
    ),
  },
  {
    id: "state",
    head: "Status",
    stays: true,
    cell: (invoice) => {
      const { tone, text } = describeInvoiceState(invoice, now);
      return <Status tone={tone}>{text}</Status>;
    },
  },
  {
    id: "net",
    head: "Net €",
    kind: "figure",
    cell: ({ net_cents }) => <span className="dim">{formatCents(net_cents)}</span>,
  },
  {
    id: "gross",
    head: "Total €",
    kind: "figure",
    cell: ({ gross_cents }) => formatCents(gross_cents),
  },
  {
    id: "files",
    head: "Download",
    cell: ({ id, number }) => {
      const params = { companyId, invoiceId: id };
      return (
        <span className={classes.files}>
          <FileLink href={api.invoices.pdf.href({ params })} label={`${number} as PDF`}>
            PDF
          </FileLink>
          <FileLink href={api.invoices.xml.href({ params })} label={`${number} as XML`}>
            XML
          </FileLink>
        </span>
      );
    },
  },
];

type Props = {
  companyId: number;
  /** For staff: what can be done to an invoice; null for nothing. */
  renderActions?: (invoice: InvoiceRow) => ReactNode;
};

/** A company's invoices and credit notes: their state, what they add up to, and their files. */
export function InvoicesSection({ companyId, renderActions }: Props) {
  const now = useNow();
  const { state, getHref, go } = useAddress(ACCOUNT);
  const invoices = useQuery({
    ...api.invoices.list.options(toInvoicesCall(companyId, state)),
    placeholderData: keepPreviousData,
  });
  const { error } = invoices;
  const page = useLastAnswer(invoices, companyId);
  const isFiltered = state.year !== null || state.state !== null;
  // Without any invoice there is nothing to choose from.
  const hasNone = page?.meta.total === 0 && !isFiltered;
  const thisYear = now.getUTCFullYear();
  const years = Array.from({ length: YEARS_OFFERED }, (_, index) => String(thisYear - index));
  return (
    <section aria-label="Invoices" id="invoices">
      <SectionHead
        title="Invoices"
        end={
          page &&
          page.meta.total > 0 && (
            <FileLink
              href={api.invoices.csv.href(toInvoicesCsv(companyId, state))}
              label="Download the listed invoices as CSV"
            >
              <IconDownload size={16} stroke={1.75} aria-hidden /> CSV
            </FileLink>
          )
        }
      />
      {!hasNone && (
        <div className={classes.filters}>
          <SelectField
            label="Year"
            options={[
              { value: "", label: "All years" },
              ...years.map((year) => ({ value: year, label: year })),
            ]}
            value={String(state.year ?? "")}
            onChange={({ currentTarget }) =>
              go({ year: currentTarget.value === "" ? null : Number(currentTarget.value), page: 1 })
            }
          />
          <SelectField
            label="Status"
            options={[
              { value: "", label: "All statuses" },
              ...INVOICE_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
            ]}
            value={state.state ?? ""}
            onChange={({ currentTarget }) =>
              go({
                state: INVOICE_STATES.find((each) => each === currentTarget.value) ?? null,
                page: 1,
              })
            }
          />
          {page && page.meta.total > 0 && (
            <p className={classes.sum}>
              {formatSum(page.totals.gross_cents)} in {state.year ?? "total"}, VAT included
            </p>
          )}
        </div>
      )}
      {page && <FailedChange list={invoices} />}
      {error && !page ? (
        <ErrorState
          title="The invoices didn’t load."
          onRetry={() => void invoices.refetch()}
          retrying={invoices.isFetching}
        >
          {failureText(error)}
        </ErrorState>
      ) : (
        <div className={classes.table}>
          <DataTable
            folds="phones"
            label="Invoices"
            columns={buildColumns(companyId, now)}
            rows={page?.data ?? []}
            rowId={({ id }) => String(id)}
            rowName={({ number }) => number}
            {...(renderActions && { renderActions })}
            isInactive={({ state: invoiceState }) => invoiceState === "cancelled"}
            loadingRows={page ? undefined : INVOICES_PER_PAGE}
            empty={
              isFiltered ? (
                <div className={classes.none}>
                  <p>No invoices here.</p>
                  <Button size="sm" onClick={() => go({ year: null, state: null, page: 1 })}>
                    Show all invoices
                  </Button>
                </div>
              ) : (
                <p className="dim">
                  No invoices yet. They appear here as soon as you buy something.
                </p>
              )
            }
          />
        </div>
      )}
      {page && page.meta.last_page > 1 && (
        <Pagination
          page={state.page}
          pageSize={INVOICES_PER_PAGE}
          total={page.meta.total}
          pageHref={(number) => `${getHref({ page: number })}#invoices`}
        />
      )}
    </section>
  );
}
