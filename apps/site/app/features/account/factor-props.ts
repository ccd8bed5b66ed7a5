import type { User } from "@devguild/schemas/identity";

/** What each of the factors is given. */
export type FactorProps = {
  user: User;
  /** Whether any factor is active: every further change then needs a proof. */
  isActive: boolean;
  /** Some factor came or went; the first one brings recovery codes. */
  onChanged: (recoveryCodes: readonly string[] | null) => void;
};
