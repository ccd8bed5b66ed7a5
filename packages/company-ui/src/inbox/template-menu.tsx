import { Button } from "@devguild/design-system/button";
import { Menu, MenuDivider, MenuItem, MenuLabel } from "@devguild/design-system/menu";
import { fillTemplate } from "@devguild/schemas/constants/message-templates";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconTemplate } from "@tabler/icons-react";
import { useState } from "react";

import { TemplatesModal } from "./templates-modal.tsx";
import { useStoredTemplates, useTemplates } from "./use-templates.ts";

type Props = {
  companyId: number;
  /** The candidate's first name. */
  name: string;
  jobTitle: string;
  onInsert: (text: string) => void;
};

/** Puts a template into a message to one candidate, filled in; and leads to all templates. */
export function TemplateMenu({ companyId, name, jobTitle, onInsert }: Props) {
  const user = useCurrentUser();
  const templates = useTemplates(companyId);
  const stored = useStoredTemplates(companyId);
  const [isManaging, setManaging] = useState(false);
  const values = {
    first_name: name,
    job_title: jobTitle,
    company_name: user?.company?.name ?? "",
    recruiter: user?.full_name ?? "",
  };
  return (
    <>
      <Menu
        width={280}
        align="start"
        trigger={
          <Button
            size="sm"
            variant="subtle"
            icon={<IconTemplate size={16} stroke={1.75} aria-hidden />}
          >
            Templates
          </Button>
        }
      >
        {templates.map(({ key, name: title, body }) => (
          <MenuItem key={key} onSelect={() => onInsert(fillTemplate(body, values))}>
            {title}
          </MenuItem>
        ))}
        <MenuDivider />
        {stored.isLoadingError && (
          <>
            <MenuLabel>Your own templates didn’t load.</MenuLabel>
            <MenuItem onSelect={() => void stored.refetch()}>Try again</MenuItem>
          </>
        )}
        <MenuItem onSelect={() => setManaging(true)}>Manage templates…</MenuItem>
      </Menu>
      {isManaging && <TemplatesModal companyId={companyId} onClose={() => setManaging(false)} />}
    </>
  );
}
