import { ChoiceChips } from "@devguild/design-system/choice-chips";
import { ComboboxField } from "@devguild/design-system/combobox-field";
import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { TextField } from "@devguild/design-system/text-field";
import { EMPLOYMENT_TYPES, experienceLabel } from "@devguild/schemas/constants/catalogue";
import {
  JOB_SKILLS_MAX,
  JOB_TITLE_MAX,
  POSTING_MESSAGES,
} from "@devguild/schemas/constants/postings";
import type { PostingOptions } from "@devguild/schemas/postings";
import { useState } from "react";

import { FormPart } from "./form-part.tsx";
import classes from "./posting-fields.module.css";
import type { PartProps } from "./posting-parts.ts";

/**
 * Lists the skills to choose from: the company's own first, plus chosen ones that are no longer
 * offered.
 */
const listSkillChoices = (
  { skills, default_skills }: PostingOptions,
  chosen: PartProps["draft"]["skills"],
) => {
  const notOffered = chosen.map((skill) => ({ ...skill, synonyms: [] }));
  const byId = new Map(
    [...notOffered, ...skills, ...default_skills].map((skill) => [skill.id, skill]),
  );
  const inOrder = [...default_skills, ...skills, ...chosen].map(({ id }) => id);
  return [...new Set(inOrder)].flatMap((id) => byId.get(id) ?? []);
};

function SkillsField({ draft, errors, update, options }: PartProps & { options: PostingOptions }) {
  const [isFull, setFull] = useState(false);
  const choices = listSkillChoices(options, draft.skills);
  const choose = (values: string[]) => {
    setFull(values.length > JOB_SKILLS_MAX);
    if (values.length > JOB_SKILLS_MAX) return;
    const ids = values.map(Number);
    update({
      skills: ids.flatMap((id) => {
        const skill = choices.find((each) => each.id === id);
        return skill ? [{ id, name: skill.name }] : [];
      }),
    });
  };
  return (
    <MultiSelectField
      label="Skills"
      mono
      options={choices.map(({ id, name, synonyms }) => ({
        value: String(id),
        label: name,
        synonyms,
      }))}
      value={draft.skills.map(({ id }) => String(id))}
      onChange={choose}
      onBlur={() => setFull(false)}
      placeholder="Add a skill"
      nothingFound="No skill with that name."
      labelEnd={
        <span className={classes.count}>
          {draft.skills.length} of {JOB_SKILLS_MAX}
        </span>
      }
      help="Used for matching."
      error={isFull ? POSTING_MESSAGES.skillsTooMany : errors.skills}
    />
  );
}

/** The job in brief: what developers read first. */
export function JobPart({ options, ...part }: PartProps & { options: PostingOptions }) {
  const { draft, errors, update } = part;
  const length = draft.title.trim().length;
  return (
    <FormPart name="job">
      <TextField
        label="Job title"
        value={draft.title}
        onChange={(event) => update({ title: event.currentTarget.value })}
        help="Plain job title, no “ninja”."
        footEnd={
          <span className={`num ${classes.count}`}>
            {length} / {JOB_TITLE_MAX}
          </span>
        }
        error={length > JOB_TITLE_MAX ? POSTING_MESSAGES.titleLong : errors.title}
      />
      <div className={classes.choice}>
        <span className={classes.label} aria-hidden>
          Employment
        </span>
        <SegmentedControl
          label="Employment"
          options={EMPLOYMENT_TYPES}
          value={draft.employment_type}
          onChange={(employment_type) => update({ employment_type })}
        />
      </div>
      <ChoiceChips
        legend="Seniority"
        options={options.experiences.map((experience) => ({
          value: String(experience.id),
          label: experienceLabel(experience),
        }))}
        value={draft.seniorities.map(String)}
        onChange={(values) => update({ seniorities: values.map(Number) })}
        error={errors.seniorities}
      />
      <ComboboxField
        label="Language at work"
        options={options.languages.map(({ id, name, synonyms }) => ({
          value: String(id),
          label: name,
          synonyms,
        }))}
        value={draft.language_id === null ? null : String(draft.language_id)}
        onChange={(value) => update({ language_id: value === null ? null : Number(value) })}
        placeholder="Choose a language"
        nothingFound="No language with that name."
        error={errors.language_id}
      />
      <SkillsField {...part} options={options} />
    </FormPart>
  );
}
