import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { TextField } from "@devguild/design-system/text-field";
import { IconLink } from "@tabler/icons-react";
import { useState } from "react";

import { CopyLink } from "../campaigns/copy-link.tsx";
import classes from "./tracking-link.module.css";
import { toTrackingLink, TRACKING_MAX, type TrackingWords } from "./tracking-link-address.ts";

const NOTHING: TrackingWords = { source: "", medium: "", campaign: "" };

const FIELDS = [
  { name: "source", label: "Source", help: "Where you’ll post it, such as linkedin." },
  { name: "medium", label: "Medium", help: "The kind of channel, such as social or email." },
  { name: "campaign", label: "Campaign", help: "What it’s part of, such as backend-autumn." },
] as const;

function TrackingLinkModal({ url, onClose }: { url: string; onClose: () => void }) {
  const [words, setWords] = useState(NOTHING);
  const { link, errors } = toTrackingLink(url, words);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Tracking link"
      subtitle="Visits by this link show up under Sources."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={classes.fields}>
        {FIELDS.map(({ name, label, help }) => (
          <TextField
            key={name}
            label={label}
            help={help}
            optional={name !== "source"}
            maxLength={TRACKING_MAX[name]}
            autoCapitalize="none"
            data-autofocus={name === "source" || undefined}
            value={words[name]}
            error={errors[name] ?? undefined}
            onChange={(event) => setWords({ ...words, [name]: event.target.value })}
          />
        ))}
        <div aria-live="polite">
          {link ? (
            <CopyLink key={link} link={link} />
          ) : (
            <p className="dim">Enter a source to get the link.</p>
          )}
        </div>
      </div>
    </Modal>
  );
}

/** A button that makes a link to a job's page whose visits are counted as a source of their own. */
export function TrackingLink({ url }: { url: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<IconLink size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Tracking link
      </Button>
      {isOpen && <TrackingLinkModal url={url} onClose={() => setOpen(false)} />}
    </>
  );
}
