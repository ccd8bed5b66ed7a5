import type { Column } from "@devguild/design-system/data-table";
import { RowButton } from "@devguild/design-system/row-link";
import { Status } from "@devguild/design-system/status";
import type { AdminSkill } from "@devguild/schemas/skills";

import { Figure, NoValue } from "../lists/cells.tsx";
import classes from "./skill-columns.module.css";

const describeState = ({ active, merged_into: merged }: AdminSkill) => {
  if (merged?.moving) return <Status tone="warn">Merging into {merged.name}</Status>;
  if (merged) return <Status tone="off">Merged into {merged.name}</Status>;
  return active ? <Status>Active</Status> : <Status tone="off">Inactive</Status>;
};

/** Builds the columns of the list of skills; the name opens a skill. */
export const buildSkillColumns = (onOpen: (skill: AdminSkill) => void): Column<AdminSkill>[] => [
  {
    id: "name",
    head: "Skill",
    sortable: true,
    cell: (skill) =>
      skill.merged_into ? (
        skill.name
      ) : (
        <RowButton onClick={() => onOpen(skill)}>{skill.name}</RowButton>
      ),
  },
  { id: "category", head: "Category", cell: ({ category }) => category },
  {
    id: "synonyms",
    head: "Also found by",
    cell: ({ synonyms }) => {
      const words = synonyms.join(", ");
      return (
        <span className={classes.synonyms} title={words}>
          {words || <NoValue />}
        </span>
      );
    },
  },
  {
    id: "developers",
    head: "Developers",
    kind: "figure",
    sortable: true,
    cell: ({ uses }) => <Figure value={uses.developers} />,
  },
  {
    id: "jobs",
    head: "Open jobs",
    kind: "figure",
    sortable: true,
    cell: ({ uses }) => <Figure value={uses.jobs} />,
  },
  {
    id: "companies",
    head: "Tech stacks",
    kind: "figure",
    cell: ({ uses }) => <Figure value={uses.companies} />,
  },
  {
    id: "contents",
    head: "Content",
    kind: "figure",
    cell: ({ uses }) => <Figure value={uses.contents} />,
  },
  { id: "active", head: "Status", stays: true, cell: describeState },
];
