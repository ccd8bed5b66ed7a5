import { UserCancelled } from "@devguild/api-client/user-cancelled";
import { useStepUp } from "@devguild/auth-ui/step-up";
import type { User } from "@devguild/schemas/identity";

/**
 * The proof that a change of second factors needs: none for the first factor, otherwise a token from an active one.
 * Render `dialog`.
 */
export const useFactorToken = (user: User, isActive: boolean) => {
  const { prove, dialog } = useStepUp();
  const token = async (): Promise<{ mfa_token?: string }> =>
    isActive ? { mfa_token: await prove("second-factors.change", user.id) } : {};
  return { token, dialog };
};

/** The text of a failure; null if the user only closed the dialog. */
export const failureText = (error: Error | null) =>
  error && !(error instanceof UserCancelled) ? error.message : null;
