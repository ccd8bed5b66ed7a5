import type { AccountType, Permission } from "@devguild/schemas/constants/accounts";

/** The caller: the login and its current account. */
export type Viewer = {
  sessionId: number;
  /** When the session was last used; only updated from time to time. */
  sessionUsedAt: Date;
  userId: number;
  email: string;
  emailVerified: boolean;
  fullName: string;
  account: { id: number; type: AccountType };
  /** The current account's developer, if it has one. */
  developerId: number | null;
  /** The current account's company, if it is a company user. */
  companyId: number | null;
  permissions: ReadonlySet<Permission>;
  /** Whether the session has verified a second factor that the login still has. */
  secondFactor: boolean;
};

/** A viewer whose current account is a developer account. */
export type DeveloperViewer = Viewer & { developerId: number };
