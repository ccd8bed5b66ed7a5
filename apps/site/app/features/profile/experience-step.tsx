import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import type { User } from "@devguild/schemas/identity";
import { useState } from "react";

import { SentForm } from "../forms/sent-form.tsx";
import { keepVisitorSkills, visitorSkills } from "../matching/visitor-skills.ts";
import {
  type Entry,
  LanguageList,
  languageEntries,
  SkillList,
  skillEntries,
} from "./entry-list.tsx";
import classes from "./sign-up-steps.module.css";
import { useProfileSaving } from "./use-profile-saving.ts";

/** Second step: what somebody can do, for how long, and which languages they speak. */
export default function ExperienceStep({
  user,
  onPutOff,
}: {
  user: User;
  /** Somebody wants to do this another day; the gate then leaves them alone for a while. */
  onPutOff: () => void;
}) {
  const [visitor] = useState(visitorSkills);
  const [skills, setSkills] = useState<Entry[]>(() =>
    user.skills.length > 0
      ? skillEntries(user)
      : (visitor?.skills ?? []).map(({ id, name, years }) => ({ id, name, amount: years })),
  );
  const [languages, setLanguages] = useState<Entry[]>(() =>
    user.languages.length > 0
      ? languageEntries(user)
      : (visitor?.languages ?? []).map(({ id, name, level_id }) => ({
          id,
          name,
          amount: level_id,
        })),
  );
  const saving = useProfileSaving(
    () =>
      api.profile.saveExperience.call({
        body: {
          skills: skills.map(({ id, amount }) => ({ id, experience: amount })),
          languages: languages.map(({ id, amount }) => ({ id, level_id: amount })),
        },
      }),
    // What was told before there was an account is in the account now.
    () => keepVisitorSkills(null),
  );
  const puttingOff = useProfileSaving(() => api.profile.markWizardSeen.call(), onPutOff);
  return (
    <SentForm
      sending={{
        error: saving.error ?? puttingOff.error,
        isPending: saving.isPending,
        mutate: () => saving.mutate(undefined),
      }}
      className={classes.form}
      actions={
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={saving.isPending}>
            Finish my profile
          </Button>
          <Button
            variant="subtle"
            loading={puttingOff.isPending}
            onClick={() => puttingOff.mutate(undefined)}
          >
            Another day
          </Button>
        </div>
      }
    >
      {(errors) => (
        <>
          <SkillList entries={skills} onChange={setSkills} error={errors["skills"]} />
          <LanguageList entries={languages} onChange={setLanguages} error={errors["languages"]} />
        </>
      )}
    </SentForm>
  );
}
