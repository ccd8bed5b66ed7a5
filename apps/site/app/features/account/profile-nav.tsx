import classes from "./profile-nav.module.css";

/** Links to the sections of the profile page. */
export function ProfileNav({ parts }: { parts: readonly { id: string; title: string }[] }) {
  return (
    <nav className={classes.nav} aria-label="Profile sections">
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
