import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { TextButton } from "@devguild/design-system/text-link";
import { developerSeniority } from "@devguild/matching/seniority";
import { useState } from "react";

import { checkSkills, type Entry, LanguageList, SkillList } from "../profile/entry-list.tsx";
import { keepVisitorSkills, visitorSkills } from "./visitor-skills.ts";
import classes from "./visitor-skills-modal.module.css";

const byAmount = (entries: readonly Entry[]) =>
  entries.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);

/** Asks visitors for their skills, so that every job shows a match score; nothing leaves the browser. */
export default function VisitorSkillsModal({ onClose }: { onClose: () => void }) {
  const [initial] = useState(visitorSkills);
  const [skills, setSkills] = useState<Entry[]>(() =>
    (initial?.skills ?? []).map(({ id, name, years }) => ({ id, name, amount: years })),
  );
  const [languages, setLanguages] = useState<Entry[]>(() =>
    (initial?.languages ?? []).map(({ id, name, level_id }) => ({ id, name, amount: level_id })),
  );
  const [error, setError] = useState<string>();
  const save = () => {
    const mine = byAmount(skills);
    const wrong =
      skills.length === 0 ? "Please add at least one skill." : checkSkills(skills).skills;
    if (wrong) {
      setError(wrong);
      return;
    }
    keepVisitorSkills({
      skills: mine.map(({ id, name, amount }) => ({ id, name, years: amount })),
      languages: byAmount(languages).map(({ id, name, amount }) => ({
        id,
        name,
        level_id: amount,
      })),
      seniority: developerSeniority(mine.map(({ amount }) => amount)),
    });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Check your match"
      closeOnClickOutside={false}
      footerNote={
        initial && (
          <TextButton
            onClick={() => {
              keepVisitorSkills(null);
              onClose();
            }}
          >
            Remove my skills
          </TextButton>
        )
      }
      footer={
        <Button variant="primary" onClick={save}>
          Show my matches
        </Button>
      }
    >
      <div className={classes.lists}>
        <p>
          Add your skills and every job shows how well it fits. They stay in this browser until you
          create a profile.
        </p>
        <SkillList
          defaultValue={skills}
          onChange={(changed) => {
            setSkills(changed);
            setError(undefined);
          }}
          error={error}
        />
        <LanguageList defaultValue={languages} onChange={setLanguages} />
      </div>
    </Modal>
  );
}
