import { IconArrowLeft, IconChevronRight } from "@tabler/icons-react";
import type { ElementType } from "react";
import { Link } from "../link/link.tsx";
import classes from "./breadcrumbs.module.css";

export interface BreadcrumbsProps {
  /** From the root to the direct parent. */
  parents: readonly { to: string; label: string }[];
  /** The title of this page. */
  here: string;
  linkComponent?: ElementType | undefined;
}

/** The path to this page; on phones, a link back to its parent. */
export function Breadcrumbs({ parents, here, linkComponent }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes.crumbs}>
        {parents.map((parent, index) => (
          <li key={parent.to} className={index === parents.length - 1 ? classes.parent : undefined}>
            {index === parents.length - 1 && (
              <IconArrowLeft className={classes.back} size={16} stroke={1.75} aria-hidden />
            )}
            <Link to={parent.to} linkComponent={linkComponent}>
              {parent.label}
            </Link>
            <IconChevronRight className={classes.separator} size={14} stroke={1.75} aria-hidden />
          </li>
        ))}
        <li>
          <span className={classes.here} aria-current="page">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
