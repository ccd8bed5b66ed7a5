import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { Picture } from "@devguild/design-system/picture";
import type { ShownCampaign } from "@devguild/schemas/campaigns";
import type { SiteChannel } from "@devguild/schemas/constants/campaigns";
import { useQuery } from "@tanstack/react-query";

import words from "./ad-text.module.css";
import classes from "./ad.module.css";

function AdLink({ title, link }: Pick<ShownCampaign, "title" | "link">) {
  const look = { className: words.link, rel: "noopener sponsored", "data-track-part": "open" };
  if (link.startsWith("/"))
    return (
      <AppLink to={link} {...look}>
        {title}
      </AppLink>
    );
  return (
    <a href={link} target="_blank" {...look}>
      {title}
    </a>
  );
}

/**
 * A running campaign of a channel, labelled as an ad; renders nothing if there is none. It is loaded by
 * the browser, as pages are cached for longer than its turn lasts. Source: docs/product/campaigns.md.
 */
export default function CampaignAd({ channel }: { channel: SiteChannel }) {
  const { data } = useQuery(api.campaigns.shown.options({ query: { channel, limit: 1 } }));
  const ad = data?.data[0];
  if (!ad) return null;
  return (
    <aside className={`${words.ad} ${classes.ad}`} aria-label="Ad" data-track={`campaign:${ad.id}`}>
      {ad.image_url !== null && (
        <span className={classes.picture}>
          <Picture src={ad.image_url} fallback={null} />
        </span>
      )}
      <div>
        <p className={words.from}>Ad&nbsp;· {ad.company.name}</p>
        <p className={`${words.title} ${classes.title}`}>
          <AdLink title={ad.title} link={ad.link} />
        </p>
        {ad.text && <p className={words.text}>{ad.text}</p>}
      </div>
    </aside>
  );
}
