import { CoverArt } from "@devguild/design-system/cover-art";
import type { ReactNode } from "react";

import classes from "./business-hero.module.css";

type Props = {
  title: string;
  lead: string;
  /** The primary action, and any secondary ones. */
  actions?: ReactNode;
  /** Shown on the right on wide screens; defaults to a picture generated from the title. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** The top of a page for companies: title, a sentence on the offer, and its actions. */
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
