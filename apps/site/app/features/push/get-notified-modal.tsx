import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { Modal } from "@devguild/design-system/modal";
import { TextLink } from "@devguild/design-system/text-link";
import { localized } from "@devguild/session/redirects";

import { PushSupportNote } from "./push-support-note.tsx";
import type { usePushDevices } from "./use-push-devices.ts";
import type { PushSupport } from "./use-push-support.ts";

type Props = {
  event: string;
  support: PushSupport;
  turnOn: ReturnType<typeof usePushDevices>["turnOn"];
  onClose: () => void;
};

/** Says what will come before the browser asks. */
export default function GetNotifiedModal({ event, support, turnOn, onClose }: Props) {
  const isReady = support === "ready";
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Get notified about ${event}`}
      footer={
        isReady ? (
          <>
            <Button onClick={onClose}>Not now</Button>
            <Button
              variant="primary"
              loading={turnOn.isPending}
              onClick={() => turnOn.mutate(undefined, { onSuccess: onClose })}
            >
              Turn on notifications
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      <p>
        We’ll notify you on this device when a session is about to start, when the programme
        changes, or when there’s news from the organisers. That goes for all our events, and you can
        turn it off in{" "}
        <TextLink inline to={`${localized("/user/profile")}#push`}>
          your profile
        </TextLink>{" "}
        at any time.
      </p>
      <PushSupportNote support={support} />
      {turnOn.error && <FormError>{failureText(turnOn.error)}</FormError>}
    </Modal>
  );
}
