import { useScrollSpy } from "@mantine/hooks";

import classes from "./profile-nav.module.css";

/** How far below the window's top a section's heading is when its link leads there. */
const OFFSET = 80;

type Props = { parts: readonly { id: string; title: string }[]; headings: string };

/** Links to the sections of the profile page; `headings` selects theirs, in the same order. */
export function ProfileNav({ parts, headings }: Props) {
  const { active } = useScrollSpy({ selector: headings, offset: OFFSET });
  return (
    <nav className={classes.nav} aria-label="Profile sections">
      <ul>
        {parts.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={index === active ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
