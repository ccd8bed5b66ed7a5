import { AppLink } from "@devguild/app-shell/app-frame";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { BrandMark } from "@devguild/design-system/brand-mark";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { type ReactNode, Suspense } from "react";

import classes from "./entry-page.module.css";

const EntryPicture = lazyComponent(() => import("./entry-picture.tsx"));

/** Layout of log-in and sign-up pages: a form, and a picture if there is room. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header>
          <AppLink to="/" className={classes.brand} aria-label={`${PRODUCT_NAME}, home`}>
            <BrandMark name={PRODUCT_NAME} />
          </AppLink>
        </header>
        <main id="main" className={classes.form}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </main>
      </div>
      <div className={classes.picture} aria-hidden>
        <Suspense>
          <EntryPicture />
        </Suspense>
      </div>
    </div>
  );
}
