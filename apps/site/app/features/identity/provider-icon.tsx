import type { OAuthProviderId } from "@devguild/schemas/constants/oauth";
import {
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandLinkedin,
  IconShieldLock,
} from "@tabler/icons-react";

const ICONS = {
  github: IconBrandGithub,
  google: IconBrandGoogle,
  linkedin: IconBrandLinkedin,
  oidc: IconShieldLock,
};

/** The sign of a provider that people log in with. */
export function ProviderIcon({ provider }: { provider: OAuthProviderId }) {
  const Icon = ICONS[provider];
  return <Icon size={18} stroke={1.75} aria-hidden />;
}
