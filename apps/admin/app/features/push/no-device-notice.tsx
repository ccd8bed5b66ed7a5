import { useFrame } from "@devguild/app-shell/app-frame";
import { Notice } from "@devguild/design-system/notice";
import { TextLink } from "@devguild/design-system/text-link";

import { OWN_DEVICES_PATH } from "./push-addresses.ts";

/** Says that one's own browsers get no push notifications, and where to turn them on. */
export function NoDeviceNotice() {
  const { urls } = useFrame();
  return (
    <Notice
      role="alert"
      action={<TextLink to={`${urls.site}${OWN_DEVICES_PATH}`}>Turn them on</TextLink>}
    >
      None of your browsers gets push notifications. You turn them on in your profile on the site,
      where you’re logged in with the same account.
    </Notice>
  );
}
