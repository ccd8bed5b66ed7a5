import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { api } from "@devguild/frame/browser-api";
import { useFormErrors } from "@devguild/frame/use-form-errors";
import type { User } from "@devguild/schemas/identity";
import { useState } from "react";

import { LanguageList, languageEntries, SkillList, skillEntries } from "./entry-list.tsx";
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
  const [skills, setSkills] = useState(() => skillEntries(user));
  const [languages, setLanguages] = useState(() => languageEntries(user));
  const saving = useProfileSaving(() =>
    api.profile.saveExperience.call({
      body: {
        skills: skills.map(({ id, amount }) => ({ id, experience: amount })),
        languages: languages.map(({ id, amount }) => ({ id, level_id: amount })),
      },
    }),
  );
  const puttingOff = useProfileSaving(() => api.profile.markWizardSeen.call(), onPutOff);
  const { form, fields, general } = useFormErrors(saving.error ?? puttingOff.error);
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(undefined);
      }}
    >
      <SkillList entries={skills} onChange={setSkills} error={fields["skills"]} />
      <LanguageList entries={languages} onChange={setLanguages} error={fields["languages"]} />
      {general && <FormError>{general}</FormError>}
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
    </form>
  );
}
