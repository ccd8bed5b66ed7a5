import { AppLink } from "@devguild/app-shell/app-frame";
import { IconButton } from "@devguild/design-system/icon-button";
import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";
import { localized } from "@devguild/session/redirects";
import { IconBulb, IconChevronRight, IconX } from "@tabler/icons-react";

import classes from "./tip-line.module.css";
import { usePreferences } from "./use-preferences.ts";

/** The most urgent suggestion, which leads to what it names; dismissed, it doesn't come back. */
export function TipLine({ tips }: { tips: CompanyDashboard["tips"] }) {
  const { dismissTip } = usePreferences();
  const [tip] = tips;
  if (!tip) return null;
  return (
    <section aria-label="Tip" className={classes.tip}>
      <IconBulb size={16} stroke={1.75} aria-hidden />
      <AppLink to={localized(tip.path)} className={`touch ${classes.text}`}>
        {tip.text}
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </AppLink>
      {tips.length > 1 && <span className={classes.of}>1 of {tips.length}</span>}
      <IconButton
        size="sm"
        label="Dismiss tip"
        icon={<IconX size={16} stroke={1.75} aria-hidden />}
        onClick={() => dismissTip(tip.key)}
      />
    </section>
  );
}
