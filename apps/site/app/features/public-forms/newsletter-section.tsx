import { lazyComponent } from "@devguild/design-system/lazy-component";
import { NeedsScripts } from "@devguild/design-system/needs-scripts";
import { WhenNear } from "@devguild/design-system/when-near";

import classes from "./newsletter-section.module.css";

const NewsletterForm = lazyComponent(() => import("./newsletter-form.tsx"));
const B2bNewsletterForm = lazyComponent(() => import("./b2b-newsletter-form.tsx"));

const SECTIONS = {
  developers: {
    title: "One email a week",
    text: "New talks, live events, articles and jobs, picked by the people who make the magazine. We’ll ask you to confirm your address. Unsubscribe with one click.",
    Form: NewsletterForm,
  },
  companies: {
    title: "For hiring teams",
    text: "What developers want, what jobs pay and what’s new here, about twice a month. We’ll ask you to confirm your address. Unsubscribe with one click.",
    Form: B2bNewsletterForm,
  },
};

/** A newsletter with its subscription form; links to it end in `#newsletter`. */
export function NewsletterSection({ audience }: { audience: keyof typeof SECTIONS }) {
  const { title, text, Form } = SECTIONS[audience];
  return (
    <section id="newsletter" className={classes.section} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title" className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div>
        <WhenNear className={classes[audience]}>
          <Form />
        </WhenNear>
        <NeedsScripts />
      </div>
    </section>
  );
}
