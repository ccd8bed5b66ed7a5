import { SectionHead } from "@devguild/design-system/section-head";
import { SkillTag } from "@devguild/design-system/skill-tag";
import type { JobListingCard } from "@devguild/schemas/jobs";
import { IconExternalLink } from "@tabler/icons-react";

import classes from "./imported-listings.module.css";

/** Jobs imported from other sites; each opens on its original site. */
export default function ImportedListings({ listings }: { listings: readonly JobListingCard[] }) {
  return (
    <section className={classes.listings} aria-labelledby="imported">
      <SectionHead title="From other sites" id="imported" />
      <ul className={classes.list}>
        {listings.map((listing) => (
          <li key={listing.id} className={classes.listing} data-track={`job-listing:${listing.id}`}>
            <h3>
              <a
                href={listing.url}
                rel="noopener nofollow"
                target="_blank"
                className={classes.title}
                data-track-part="apply"
              >
                {listing.title}
                <IconExternalLink size={15} stroke={1.6} aria-label="opens another site" />
              </a>
            </h3>
            <p className={classes.meta}>
              {[listing.company_name, ...listing.locations, listing.remote ? "Remote" : ""]
                .filter(Boolean)
                .join("\u00a0· ")}
            </p>
            <p className={classes.skills}>
              {listing.skills.map((skill) => (
                <SkillTag key={skill}>{skill}</SkillTag>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
