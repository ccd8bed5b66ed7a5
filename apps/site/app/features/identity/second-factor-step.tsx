import { api } from "@devguild/api-client/browser-api";
import { ReauthForm } from "@devguild/auth-ui/reauth-form";
import type { MfaChallenge } from "@devguild/schemas/mfa";

import { EntryPage } from "./entry-page.tsx";

/** The log-in step that asks for a second factor. */
export default function SecondFactorStep({
  challenge,
  onDone,
}: {
  challenge: MfaChallenge;
  onDone: () => void;
}) {
  return (
    <EntryPage title="Two-step login">
      <p>One more step and you’re in.</p>
      <ReauthForm
        challenge={challenge}
        submitLabel="Continue"
        prove={async (proof) => {
          await api.mfa.finishLogIn.call({ body: proof });
          onDone();
        }}
      />
    </EntryPage>
  );
}
