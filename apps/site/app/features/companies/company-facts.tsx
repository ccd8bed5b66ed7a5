import { AppLink } from "@devguild/app-shell/app-frame";
import type { PublicCompany } from "@devguild/schemas/public-companies";

import classes from "./company-facts.module.css";

const listLinks = (company: PublicCompany) =>
  [
    { name: "Website", url: company.website_url },
    { name: "GitHub", url: company.github_url },
    { name: "LinkedIn", url: company.linkedin_url },
    { name: "X", url: company.twitter_url },
    { name: "Instagram", url: company.instagram_url },
    { name: "Facebook", url: company.facebook_url },
    { name: "TikTok", url: company.tiktok_url },
  ].flatMap(({ name, url }) => (url ? [{ name, url }] : []));

const listFacts = (company: PublicCompany) =>
  [
    {
      name: company.industries.length > 1 ? "Industries" : "Industry",
      value: company.industries.map(({ label }) => label).join(", "),
    },
    { name: "Employees", value: company.employees?.replace(/ people$/, "") },
    { name: "Founded", value: company.founded },
    { name: "Headquarters", value: company.headquarters },
    { name: "Mostly hires", value: company.hiring_preference },
  ].filter(({ value }) => value);

/** A company at a glance: facts, values and links. */
export function CompanyFacts({ company }: { company: PublicCompany }) {
  const facts = listFacts(company);
  const links = listLinks(company);
  return (
    <aside className={classes.side} aria-label={`About ${company.name}`}>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {company.values.length > 0 && (
        <section>
          <h2 className={classes.title}>Values</h2>
          <ul className={classes.values}>
            {company.values.map(({ id, label, description }) => (
              <li key={id}>
                <strong>{label}</strong>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {links.length > 0 && (
        <ul className={classes.links} aria-label={`${company.name} elsewhere`}>
          {links.map(({ name, url }) => (
            <li key={name}>
              <AppLink to={url} className={classes.link} rel="noopener nofollow">
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
