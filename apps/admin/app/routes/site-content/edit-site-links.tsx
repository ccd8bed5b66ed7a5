import { api } from "@devguild/api-client/browser-api";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { LINK_COLUMNS, type LinkColumn } from "@devguild/schemas/constants/site-data";
import type { AdminSiteLink } from "@devguild/schemas/site-content";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { screenMeta } from "../../features/frame/screen-meta.ts";
import { DeleteContentModal } from "../../features/site-content/delete-content-modal.tsx";
import { LinkBox } from "../../features/site-content/link-box.tsx";
import classes from "../../features/site-content/site-content.module.css";
import { SiteContentPage } from "../../features/site-content/site-content-page.tsx";
import { useContentActions } from "../../features/site-content/use-content-actions.ts";

const LinkModal = lazyDialog(() => import("../../features/site-content/link-modal.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-highlights");
  await loading.queries.prefetchQuery(loading.api.siteLinks.list.options());
  return {};
});

export const meta = () => screenMeta("Links of the site");

export default function EditSiteLinks() {
  const links = useQuery(api.siteLinks.list.options());
  const { moving, removing } = useContentActions(api.siteLinks);
  const [opened, setOpened] = useState<{ column: LinkColumn; link: AdminSiteLink | null } | null>(
    null,
  );
  const [deleting, setDeleting] = useState<AdminSiteLink | null>(null);
  const rows = links.data?.data ?? [];
  return (
    <SiteContentPage
      current="links"
      hint="Links to other websites in menus and footers. Changes are live at once."
      answer={links}
    >
      <div className={classes.boxes}>
        {LINK_COLUMNS.map((column) => (
          <LinkBox
            key={column}
            column={column}
            links={rows.filter((link) => link.column === column)}
            onAdd={() => setOpened({ column, link: null })}
            onEdit={(link) => setOpened({ column, link })}
            onDelete={setDeleting}
            onMove={({ id }, step) => moving.mutate({ id, step })}
          />
        ))}
      </div>
      {opened && <LinkModal {...opened} onClose={() => setOpened(null)} />}
      {deleting && (
        <DeleteContentModal
          noun="link"
          row={{ id: deleting.id, name: deleting.label }}
          removing={removing}
          onClose={() => setDeleting(null)}
        />
      )}
    </SiteContentPage>
  );
}
