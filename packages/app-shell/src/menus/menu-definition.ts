import type { Permission } from "@devguild/schemas/constants/accounts";
import type { User } from "@devguild/schemas/identity";
import { type Icon, IconUserCircle } from "@tabler/icons-react";

/** An entry of the menu of one kind of account, as it is declared. */
export type MenuDefinition = {
  id: string;
  title: string;
  icon: Icon;
  purpose?: string;
  path: string;
  permission?: Permission;
  /** Not in the menu; the command palette and other screens link to it. */
  outsideMenu?: true;
  /** Other pages on which the item counts as the current one. */
  alsoOn?: string[];
  isNew?: (user: User) => boolean;
  /** Whether the account has what the screen is about; without it, only its permission counts. */
  isUsed?: (user: User) => boolean;
};

/** The user’s own profile, which is in every menu. */
export const PROFILE: MenuDefinition = {
  id: "profile",
  title: "Your profile",
  icon: IconUserCircle,
  path: "/user/profile",
  alsoOn: ["/my-profile/settings"],
};
