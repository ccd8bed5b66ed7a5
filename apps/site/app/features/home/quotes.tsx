import { api } from "@devguild/api-client/browser-api";
import { Avatar } from "@devguild/design-system/avatar";
import { SectionHead } from "@devguild/design-system/section-head";
import { QUOTES_SHOWN } from "@devguild/schemas/constants/site-content";
import { useQuery } from "@tanstack/react-query";

import classes from "./quotes.module.css";

/** Testimonials about the product. */
export function Quotes() {
  const quotes = useQuery(api.siteData.quotes.options()).data?.data ?? [];
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="quotes">
      <SectionHead title="What people say" id="quotes" size="xl" />
      <ul className={classes.quotes}>
        {quotes.slice(0, QUOTES_SHOWN).map(({ id, text, author, role, image_url }) => (
          <li key={id}>
            <figure className={classes.quote}>
              <blockquote>{text}</blockquote>
              <figcaption className={classes.who}>
                <Avatar name={author} src={image_url} size={48} />
                <span>
                  <strong>{author}</strong>
                  <span>{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
