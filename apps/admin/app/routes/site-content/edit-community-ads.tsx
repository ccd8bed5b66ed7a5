import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { AdminPartnerBanner } from "@devguild/schemas/site-content";
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

const AdModal = lazyDialog(() => import("../../features/site-content/ad-modal.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-highlights");
  await loading.queries.prefetchQuery(loading.api.adminPartnerBanners.list.options());
  return {};
});

export const meta = () => screenMeta("Community ads");

export default function EditCommunityAds() {
  const ads = useQuery(api.adminPartnerBanners.list.options());
  const permitted = usePermitted("admin.edit-highlights");
  const { removing } = useContentActions(api.adminPartnerBanners);
  const [opened, setOpened] = useState<AdminPartnerBanner | "new" | null>(null);
  const [deleting, setDeleting] = useState<AdminPartnerBanner | null>(null);
  const rows = ads.data?.data ?? [];
  return (
    <SiteContentPage
      current="ads"
      hint="Ads of community partners on the home page: three at a time, and others every minute."
      answer={ads}
    >
      <div className={classes.single}>
        <Box
          title="Community ads"
          beside={rows.length}
          end={
            <Button
              size="sm"
              variant="subtle"
              icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
              aria-label="New ad"
              onClick={() => setOpened("new")}
              {...permitted}
            >
              Ad
            </Button>
          }
        >
          {rows.length === 0 && (
            <p className={classes.empty}>Without ads, the home page leaves this part out.</p>
          )}
          <ul>
            {rows.map((ad) => (
              <ContentRow
                key={ad.id}
                name={ad.title}
                hidden={ad.active ? null : "Hidden"}
                onEdit={() => setOpened(ad)}
                onDelete={() => setDeleting(ad)}
              >
                <span className="dim">{ad.partner_name}</span>
                <span className="dim">{ad.url}</span>
              </ContentRow>
            ))}
          </ul>
        </Box>
      </div>
      {opened && <AdModal ad={opened === "new" ? null : opened} onClose={() => setOpened(null)} />}
      {deleting && (
        <DeleteContentModal
          noun="ad"
          row={{ id: deleting.id, name: deleting.title }}
          removing={removing}
          onClose={() => setDeleting(null)}
        />
      )}
    </SiteContentPage>
  );
}
