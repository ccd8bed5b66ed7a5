import { Button } from "@devguild/design-system/button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { formatCount } from "@devguild/schemas/formats";
import type { PartnershipGoodie } from "@devguild/schemas/partnerships";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";

import { GoodieModal } from "./goodie-modal.tsx";
import type { PartProps } from "./part-props.ts";
import { PartSection } from "./part-section.tsx";
import { RowList } from "./row-list.tsx";

/** What a company gives away at an event. */
export function GoodiesPart({ editor, part, organisersHref }: PartProps) {
  const [edited, setEdited] = useState<PartnershipGoodie | "new" | null>(null);
  const { company_goodies: goodies } = editor.partnership;
  return (
    <PartSection
      part={part}
      organisersHref={organisersHref}
      action={
        <Button
          size="sm"
          icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={() => setEdited("new")}
        >
          Add goodie
        </Button>
      }
    >
      <RowList
        label="Goodies"
        rows={goodies.map((goodie) => ({
          id: goodie.id,
          picture: goodie.image_url && (
            <LogoTile name={goodie.title} src={goodie.image_url} size={40} />
          ),
          title: goodie.title,
          text: goodie.description,
          end: goodie.quantity === null ? "" : `${formatCount(goodie.quantity)} pcs`,
          onEdit: part.closed ? null : () => setEdited(goodie),
        }))}
        empty="Add what visitors can take home from your booth."
      />
      {edited && (
        <GoodieModal
          editor={editor}
          goodie={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </PartSection>
  );
}
