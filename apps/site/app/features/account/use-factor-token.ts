import { useStepUp } from "@devguild/auth-ui/step-up";
import type { User } from "@devguild/schemas/identity";

/** Thrown where somebody closed the question, so that nothing is done and nothing is said. */
class GivenUp extends Error {}

/**
 * The proof that a change of second factors needs: none for the first factor, else a token that one
 * of the active ones gives. `dialog` has to be drawn.
 */
export const useFactorToken = (user: User, isActive: boolean) => {
  const { prove, dialog } = useStepUp();
  const token = async (): Promise<{ mfa_token?: string }> => {
    if (!isActive) return {};
    const given = await prove("second-factors.change", user.id);
    if (given === null) throw new GivenUp();
    return { mfa_token: given };
  };
  return { token, dialog };
};

/** What to say of a failure; nothing where somebody only closed the question. */
export const failureText = (error: Error | null) =>
  error && !(error instanceof GivenUp) ? error.message : null;
