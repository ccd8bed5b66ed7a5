import type { AccountType, Permission } from "@devguild/schemas/constants/accounts";

/** Who calls: the login and the account that it acts as at the moment. */
export type Viewer = {
  sessionId: number;
  /** When the session was last used, as far as that was noted. */
  sessionUsedAt: Date;
  userId: number;
  email: string;
  emailVerified: boolean;
  fullName: string;
  account: { id: number; type: AccountType };
  /** The current account's developer, where it is one. */
  developerId: number | null;
  /** The current account's company, where it is a company's user. */
  companyId: number | null;
  permissions: ReadonlySet<Permission>;
  /** Whether the session has proved a second factor that the login still has. */
  secondFactor: boolean;
};

/** A viewer whose current account is a developer's. */
export type DeveloperViewer = Viewer & { developerId: number };
