import { CoverArt } from "@devguild/design-system/cover-art";
import type { ReactNode } from "react";

import classes from "./business-hero.module.css";

type Props = {
  title: string;
  lead: string;
  /** The one thing to do here, and what may be done besides. */
  actions?: ReactNode;
  /** On the right, on wide screens; a picture is drawn from the title where there is nothing. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** Begins a page for companies: what it offers, in a sentence, and what to do about it. */
export function BusinessHero({ title, lead, actions, beside, children }: Props) {
  return (
    <header className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {actions && <div className={classes.actions}>{actions}</div>}
        {children}
      </div>
      {beside ? (
        <div className={classes.beside}>{beside}</div>
      ) : (
        <div className={classes.drawn} aria-hidden>
          <CoverArt title={title} />
        </div>
      )}
    </header>
  );
}
