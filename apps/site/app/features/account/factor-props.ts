import type { User } from "@devguild/schemas/identity";

/** Props shared by all second factors. */
export type FactorProps = {
  user: User;
  /** Whether any factor is active: every further change then needs a proof. */
  isActive: boolean;
  /** Called when a factor was added or removed; adding the first returns recovery codes. */
  onChanged: (recoveryCodes: readonly string[] | null) => void;
};
