import { failureText } from "@devguild/api-client/failure-text";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import type { User } from "@devguild/schemas/identity";
import { useState } from "react";

import { keepVisitorSkills, visitorSkills } from "../matching/visitor-skills.ts";
import {
  type Entry,
  LanguageList,
  languageEntries,
  SkillList,
  checkSkills,
  skillEntries,
  toLanguages,
  toSkills,
} from "./entry-list.tsx";
import classes from "./sign-up-steps.module.css";
import { useProfileSaving, useSavedProfile } from "./use-profile-saving.ts";

/** Second step of sign-up: skills with years, and languages. */
export function ExperienceStep({
  user,
  onBack,
  onPostpone,
}: {
  user: User;
  /** Goes back to the first step. */
  onBack: () => void;
  /** Called when someone postpones this step; the gate then lets them pass for a while. */
  onPostpone: () => void;
}) {
  const [visitor] = useState(visitorSkills);
  const form = useApiForm(api.profile.saveExperience, {
    draft: storeDraft(`${user.id}.sign-up.experience`),
    initialValues: {
      skills:
        user.skills.length > 0
          ? skillEntries(user)
          : (visitor?.skills ?? []).map(({ id, name, years }) => ({ id, name, amount: years })),
      languages:
        user.languages.length > 0
          ? languageEntries(user)
          : (visitor?.languages ?? []).map(({ id, name, level_id }) => ({
              id,
              name,
              amount: level_id,
            })),
    },
    check: ({ skills }) => checkSkills(skills),
    toInput: ({ skills, languages }) => ({
      body: { skills: toSkills(skills), languages: toLanguages(languages) },
    }),
    // The account now contains the visitor's skills.
    onSuccess: useSavedProfile(() => keepVisitorSkills(null)),
  });
  const postponing = useProfileSaving(() => api.profile.markWizardSeen.call(), onPostpone);
  return (
    <ApiForm
      form={{
        ...form,
        error: form.error ?? (postponing.error && failureText(postponing.error)),
      }}
      className={classes.form}
      actions={
        <div className={classes.actions}>
          <Button type="submit" variant="primary" loading={form.isPending}>
            Finish my profile
          </Button>
          <Button variant="subtle" onClick={onBack}>
            Back
          </Button>
          <Button
            variant="subtle"
            loading={postponing.isPending}
            onClick={() => postponing.mutate(undefined)}
          >
            Not now
          </Button>
        </div>
      }
    >
      <SkillList {...form.field<Entry[]>("skills")} />
      <LanguageList {...form.field<Entry[]>("languages")} />
    </ApiForm>
  );
}
