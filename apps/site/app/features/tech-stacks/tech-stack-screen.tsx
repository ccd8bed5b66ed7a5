import { ChipLinks } from "@devguild/design-system/chip-links";
import { LinkButton } from "@devguild/design-system/link-button";
import { RichText } from "@devguild/design-system/rich-text";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import type { TechStackPage } from "@devguild/schemas/tech-stack-pages";
import { localized } from "@devguild/session/redirects";
import { formatCount } from "@devguild/schemas/formats";

import { BusinessHero } from "../business/business-hero.tsx";
import pageClasses from "../business/business-page.module.css";
import { PostJobBand } from "../business/post-job-band.tsx";
import { Questions } from "../business/questions.tsx";
import { TechStackStats } from "./tech-stack-stats.tsx";
import classes from "./tech-stacks.module.css";

/** The page for companies that hire for a skill. */
export function TechStackScreen({ page }: { page: TechStackPage }) {
  const { skill, slug, stats } = page;
  return (
    <>
      <div className={`content ${pageClasses.page}`}>
        <BusinessHero
          title={page.title}
          lead={
            stats.developers === null
              ? `What to know before you hire for ${skill}.`
              : `${formatCount(stats.developers)} developers here have ${skill} in their profile. Who they are, and what they look for in an ad.`
          }
          actions={
            <>
              <LinkButton to={localized("/company/post-job")} variant="primary" size="lg">
                Post a job
              </LinkButton>
              <LinkButton
                to={`${localized("/business/developer-salary-calculator")}?skills=${slug}`}
                size="lg"
              >
                What do they earn?
              </LinkButton>
            </>
          }
          beside={<TechStackStats skill={skill} stats={stats} />}
        />
        <section className={classes.intro} aria-label={`About ${skill}`}>
          <RichText html={page.intro_html} size="article" />
          <p>
            <TextLink to={localized(`/jobs/s/${slug}`)}>{`Open ${skill} jobs`}</TextLink>
          </p>
        </section>
        {page.faq.length > 0 && <Questions questions={page.faq} />}
        {page.related_skills.length > 0 && (
          <section aria-labelledby="related">
            <SectionHead
              title="Related skills"
              id="related"
              size="xl"
              end={<TextLink to={localized("/hire-developers")}>All skills</TextLink>}
            />
            <ChipLinks
              label="Related skills"
              links={page.related_skills.map((each) => ({
                to: localized(`/hire-developers/${each.slug}`),
                label: each.skill,
              }))}
            />
          </section>
        )}
      </div>
      <PostJobBand />
    </>
  );
}
