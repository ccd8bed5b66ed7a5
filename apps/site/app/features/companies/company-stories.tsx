import { SectionHead } from "@devguild/design-system/section-head";
import type { PublicCompany } from "@devguild/schemas/public-companies";

import classes from "./company-screen.module.css";
import { CompanyStory } from "./company-story.tsx";

/** The stories of a brand page, the first one larger. */
export default function CompanyStories({ company }: { company: PublicCompany }) {
  const [first, ...others] = company.profile_cards;
  if (!first) return null;
  return (
    <section aria-labelledby="stories">
      <SectionHead title={`Stories from ${company.name}`} id="stories" />
      <CompanyStory companyId={company.id} story={first} lead />
      {others.length > 0 && (
        <div className={classes.stories}>
          {others.map((story) => (
            <CompanyStory key={story.id} companyId={company.id} story={story} />
          ))}
        </div>
      )}
    </section>
  );
}
