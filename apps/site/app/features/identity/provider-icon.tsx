import type { OAuthProviderId } from "@devguild/schemas/constants/oauth";
import {
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandLinkedin,
  IconIdBadge2,
  IconShieldLock,
} from "@tabler/icons-react";

const ICONS = {
  github: IconBrandGithub,
  google: IconBrandGoogle,
  linkedin: IconBrandLinkedin,
  oidc: IconShieldLock,
  "guild-id": IconIdBadge2,
};

/** The icon of a login provider. */
export function ProviderIcon({ provider }: { provider: OAuthProviderId }) {
  const Icon = ICONS[provider];
  return <Icon size={18} stroke={1.75} aria-hidden />;
}
