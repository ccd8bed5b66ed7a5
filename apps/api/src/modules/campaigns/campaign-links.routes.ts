import { Hono } from "hono";

import type { AppEnv } from "../../http/app-env.ts";
import { findRequestViewer } from "../../http/authentication.ts";
import { getClientAddress } from "../../http/client-address.ts";
import { TRACKING_LIMIT } from "../throttling/limits.policy.ts";
import { isWithinLimit } from "../throttling/throttling.commands.ts";
import { bufferEvent } from "../tracking/tracking.commands.ts";
import { findCountedLink } from "./shown-campaigns.queries.ts";

/**
 * Leads from newsletters and social posts to where a campaign leads, and counts it while the campaign
 * runs. Someone with an old link to a deleted campaign gets to the home page.
 */
export const campaignLinkRoutes = new Hono<AppEnv>().get("/:id{\\d{1,15}}", async (c) => {
  const { db, config } = c.var;
  const id = Number(c.req.param("id"));
  const link = await findCountedLink(db, id, { siteUrl: config.urls.site, now: new Date() });
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex");
  // Neither link checkers nor pages that load ahead are visitors.
  const isVisit = c.req.method === "GET" && !c.req.header("Sec-Purpose")?.includes("prefetch");
  const visit = { address: getClientAddress(c) };
  if (link?.isRunning && isVisit && (await isWithinLimit(db, TRACKING_LIMIT, visit))) {
    const viewer = await findRequestViewer(c);
    bufferEvent(db, {
      event_type: "campaign.click",
      event_data: { campaign_id: id },
      user_id: viewer?.userId ?? null,
      company_id: viewer?.companyId ?? null,
    });
  }
  return c.redirect(link?.target ?? config.urls.site, 302);
});
