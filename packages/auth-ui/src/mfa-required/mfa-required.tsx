import { LinkButton } from "@devguild/design-system/link-button";
import { Notice } from "@devguild/design-system/notice";
import { localized } from "@devguild/session/redirects";

/** Explains that an action requires a second factor, and links to where one is set up. */
export function MfaRequired() {
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton size="sm" to={`${localized("/user/profile")}#second-factor`}>
          Set it up
        </LinkButton>
      }
    >
      You need two-step login for this, and it isn’t set up yet.
    </Notice>
  );
}
