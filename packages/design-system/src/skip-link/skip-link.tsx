import classes from "./skip-link.module.css";

/** The first tab stop of every page; skips the menu and goes to the element with `id`. */
export function SkipLink({ id = "main" }: { id?: string }) {
  return (
    <a href={`#${id}`} className={classes.skip}>
      Skip to main content
    </a>
  );
}
