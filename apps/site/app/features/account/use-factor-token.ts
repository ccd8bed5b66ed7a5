import { failureText } from "@devguild/api-client/failure-text";
import { UserCancelled } from "@devguild/api-client/user-cancelled";
import { useStepUp } from "@devguild/auth-ui/step-up";
import type { User } from "@devguild/schemas/identity";

/**
 * Provides the proof for changing second factors: none for the first factor, otherwise a token from an
 * active one. The caller must render `dialog`.
 */
export const useFactorToken = (user: User, isActive: boolean) => {
  const { prove, dialog } = useStepUp();
  const token = async (): Promise<{ mfa_token?: string }> =>
    isActive ? { mfa_token: await prove("second-factors.change", user.id) } : {};
  return { token, dialog };
};

/** Returns a failure's text; null if the user only closed the dialog. */
export const describeFailure = (error: Error | null) =>
  error && !(error instanceof UserCancelled) ? failureText(error) : null;
