import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { QUOTES_SHOWN } from "@devguild/schemas/constants/site-content";
import type { AdminQuote } from "@devguild/schemas/site-content";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { Box } from "../../features/developers/box.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { usePermitted } from "../../features/frame/use-permitted.ts";
import { ContentRow } from "../../features/site-content/content-row.tsx";
import { DeleteContentModal } from "../../features/site-content/delete-content-modal.tsx";
import classes from "../../features/site-content/site-content.module.css";
import { SiteContentPage } from "../../features/site-content/site-content-page.tsx";
import { useContentActions } from "../../features/site-content/use-content-actions.ts";

const QuoteModal = lazyDialog(() => import("../../features/site-content/quote-modal.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-highlights");
  await loading.queries.prefetchQuery(loading.api.quotes.list.options());
  return {};
});

export const meta = () => screenMeta("Quotes");

/** Why visitors don't see each of the quotes; null for those that they see. */
const listHidden = (quotes: readonly AdminQuote[]) => {
  const shown = new Set(
    quotes
      .filter(({ active }) => active)
      .slice(0, QUOTES_SHOWN)
      .map(({ id }) => id),
  );
  return ({ id, active }: AdminQuote) => {
    if (!active) return "Hidden";
    return shown.has(id) ? null : "Waiting";
  };
};

export default function EditQuotes() {
  const quotes = useQuery(api.quotes.list.options());
  const permitted = usePermitted("admin.edit-highlights");
  const { moving, removing } = useContentActions(api.quotes);
  const [opened, setOpened] = useState<AdminQuote | "new" | null>(null);
  const [deleting, setDeleting] = useState<AdminQuote | null>(null);
  const rows = quotes.data?.data ?? [];
  const whyHidden = listHidden(rows);
  return (
    <SiteContentPage
      current="quotes"
      hint={`What people say about us. The home page and the page for companies show the first ${QUOTES_SHOWN}.`}
      answer={quotes}
    >
      <div className={classes.single}>
        <Box
          title="Quotes"
          beside={rows.length}
          end={
            <Button
              size="sm"
              variant="subtle"
              icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
              aria-label="New quote"
              onClick={() => setOpened("new")}
              {...permitted}
            >
              Quote
            </Button>
          }
        >
          {rows.length === 0 && (
            <p className={classes.empty}>Without quotes, pages leave this part out.</p>
          )}
          <ul>
            {rows.map((quote, index) => (
              <ContentRow
                key={quote.id}
                name={quote.author}
                hidden={whyHidden(quote)}
                order={{
                  position: index + 1,
                  count: rows.length,
                  onMove: (step) => moving.mutate({ id: quote.id, step }),
                }}
                onEdit={() => setOpened(quote)}
                onDelete={() => setDeleting(quote)}
              >
                <span className="dim">{quote.role}</span>
                <span className={classes.words}>{quote.text}</span>
              </ContentRow>
            ))}
          </ul>
        </Box>
      </div>
      {opened && (
        <QuoteModal quote={opened === "new" ? null : opened} onClose={() => setOpened(null)} />
      )}
      {deleting && (
        <DeleteContentModal
          noun="quote"
          row={{ id: deleting.id, name: deleting.author }}
          removing={removing}
          onClose={() => setDeleting(null)}
        />
      )}
    </SiteContentPage>
  );
}
