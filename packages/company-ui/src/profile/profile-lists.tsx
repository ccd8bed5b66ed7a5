import { api } from "@devguild/api-client/browser-api";
import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { useQuery } from "@tanstack/react-query";

import { describeMissing } from "@devguild/design-system/describe-none";
import { FailedPart } from "../lists/failed-part.tsx";
import classes from "./profile-page.module.css";
import type { ProfileEditor } from "./use-profile-editor.ts";

/** A company's tech stack, found by typing. */
export function TechStackPart({
  editor: { profile, errors, saveTechStack },
}: {
  editor: ProfileEditor;
}) {
  const skills = useQuery(api.catalogue.skills.options());
  const known = new Map(
    [...profile.tech_stacks, ...(skills.data?.data ?? [])].map(({ id, name, slug }) => [
      id,
      { id, name, slug },
    ]),
  );
  return (
    <MultiSelectField
      id="tech-stack"
      label="Tech stack"
      mono
      options={[...known.values()].map(({ id, name }) => ({ value: String(id), label: name }))}
      value={profile.tech_stacks.map(({ id }) => String(id))}
      placeholder="Add a skill"
      nothingFound={describeMissing(
        "The skills",
        skills.isLoadingError,
        "No skill with that name.",
      )}
      help={skills.isLoadingError && <FailedPart of="The skills" query={skills} />}
      error={errors["tech_stacks"]}
      onChange={(ids) => saveTechStack(ids.flatMap((id) => known.get(Number(id)) ?? []))}
    />
  );
}

/** A company's values, and what each means as visitors read it. */
export function ValuesPart({ editor: { profile, errors, saveValues } }: { editor: ProfileEditor }) {
  const values = useQuery(api.companyLists.keyValues.options());
  const known = new Map(
    [...profile.key_values, ...(values.data?.data ?? [])].map((each) => [each.id, each]),
  );
  return (
    <div className={classes.part}>
      <MultiSelectField
        id="values"
        label="Values"
        options={[...known.values()].map(({ id, label }) => ({ value: String(id), label }))}
        value={profile.key_values.map(({ id }) => String(id))}
        placeholder="Add a value"
        nothingFound={describeMissing(
          "The values",
          values.isLoadingError,
          "No value with that name.",
        )}
        help={values.isLoadingError && <FailedPart of="The values" query={values} />}
        error={errors["key_values"]}
        onChange={(ids) => saveValues(ids.flatMap((id) => known.get(Number(id)) ?? []))}
      />
      {profile.key_values.length > 0 && (
        <ul className={classes.values}>
          {profile.key_values.map(({ id, label, description }) => (
            <li key={id}>
              <strong>{label}</strong>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
