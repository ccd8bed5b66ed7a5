import classes from "./skip-link.module.css";

/** The first stop of the keyboard on every page; it leads past the menu to what `id` names. */
export function SkipLink({ id = "main" }: { id?: string }) {
  return (
    <a href={`#${id}`} className={classes.skip}>
      Skip to main content
    </a>
  );
}
