import { TextLink } from "@devguild/design-system/text-link";
import { localized } from "@devguild/session/redirects";

import { EntryPage } from "./entry-page.tsx";

// It replaced the form, and the focus was lost with its button.
const focus = (replacement: HTMLElement | null) => replacement?.focus();

/** Where a sign-up goes on: with the link that was sent. */
export default function CheckYourEmail({ email }: { email: string }) {
  return (
    <EntryPage title="Check your email" step={2}>
      <p ref={focus} tabIndex={-1}>
        We sent a link to <strong>{email}</strong>. Open the link to carry on. It works once and
        expires in 48 hours.
      </p>
      <p>
        Nothing there? Check spam, or{" "}
        <TextLink inline to={localized("/user/login")}>
          log in
        </TextLink>{" "}
        to send it again.
      </p>
    </EntryPage>
  );
}
