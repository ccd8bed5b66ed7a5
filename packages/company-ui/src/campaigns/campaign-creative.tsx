import { CoverArt } from "@devguild/design-system/cover-art";
import { Heading } from "@devguild/design-system/heading";
import { RichText } from "@devguild/design-system/rich-text";
import { TextLink } from "@devguild/design-system/text-link";
import type { Campaign } from "@devguild/schemas/campaigns";
import { useId } from "react";

import { CHANNELS, formatRun, hasCountedLink } from "./campaign-words.ts";
import classes from "./campaign-detail.module.css";
import { CopyLink } from "./copy-link.tsx";

/** What people see of a campaign, and where. */
export function CampaignCreative({ campaign }: { campaign: Campaign }) {
  const id = useId();
  const { title, image_url: image, description_html: html, url, link, channel } = campaign;
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.blockHead}>
        <Heading level={2} size="lg" id={id}>
          What people see
        </Heading>
      </div>
      <div className={classes.creative}>
        <CoverArt title={title} src={image} ratio="wide" />
        <dl className={classes.parts}>
          <div>
            <dt>Title</dt>
            <dd>{title}</dd>
          </div>
          {html !== "" && (
            <div>
              <dt>Text</dt>
              <dd>
                <RichText html={html} className={classes.text} />
              </dd>
            </div>
          )}
          <div>
            <dt>Leads to</dt>
            <dd className={classes.address}>
              {url === null ? (
                <span className={classes.quiet}>Nowhere yet</span>
              ) : url.startsWith("/") ? (
                url
              ) : (
                <TextLink to={url} rel="noopener nofollow" target="_blank">
                  {url.replace(/^https:\/\//, "")}
                </TextLink>
              )}
              {url !== null && <span className={classes.quiet}> with UTM</span>}
            </dd>
          </div>
          <div>
            <dt>Shown in</dt>
            <dd>
              {CHANNELS[channel].shownIn}, {formatRun(campaign)}
            </dd>
          </div>
          {/* Before it goes live, its link would lead to the home page. */}
          {hasCountedLink(campaign) && campaign.phase !== "draft" && link !== null && (
            <div>
              <dt>Counted link</dt>
              <dd className={classes.address}>
                <CopyLink link={link} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}
