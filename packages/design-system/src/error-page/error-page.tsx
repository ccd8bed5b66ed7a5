import type { ReactNode } from "react";
import { BrokenArch } from "../arch/arch.tsx";
import { classNames } from "../class-names/class-names.ts";
import { Heading } from "../heading/heading.tsx";
import classes from "./error-page.module.css";

export interface ErrorPageProps {
  /** "404". */
  code?: string;
  title: string;
  children?: ReactNode;
  /** Where to go next; one primary. */
  actions?: ReactNode;
}

/** A page that can't be shown, with the arch that lost its keystone. */
export function ErrorPage({ code, title, children, actions }: ErrorPageProps) {
  return (
    <div className={classes.page}>
      <BrokenArch />
      {code && <p className={classNames("num", classes.code)}>{code}</p>}
      <Heading level={1}>{title}</Heading>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
