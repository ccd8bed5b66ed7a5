import { api } from "@devguild/api-client/browser-api";
import { CoverArt } from "@devguild/design-system/cover-art";
import { SectionHead } from "@devguild/design-system/section-head";
import { useQuery } from "@tanstack/react-query";

import words from "../campaigns/ad-text.module.css";
import classes from "./partner-banners.module.css";

/** Ads of community partners, labelled as ads; renders nothing if there are none. */
export function PartnerBanners() {
  const ads = useQuery(api.partnerBanners.list.options()).data?.data ?? [];
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby="partners">
      <SectionHead title="From our community partners" id="partners" />
      <ul className={classes.ads}>
        {ads.map(({ id, title, body, image_url, url, partner_name }) => (
          <li key={id} className={`${words.ad} ${classes.ad}`} data-track={`community-ad:${id}`}>
            <CoverArt title={title} src={image_url} ratio="wide" />
            <div>
              <p className={words.from}>Ad&nbsp;· {partner_name}</p>
              <h3 className={words.title}>
                <a
                  href={url}
                  className={words.link}
                  target="_blank"
                  rel="noopener sponsored"
                  data-track-part="open"
                >
                  {title}
                </a>
              </h3>
              <p className={words.text}>{body}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
