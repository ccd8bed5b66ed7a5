import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { AdminSkill } from "@devguild/schemas/skills";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { screenMeta } from "../../features/frame/screen-meta.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { readList } from "../../features/lists/list-address.ts";
import { loadList } from "../../features/lists/load-list.ts";
import { useList } from "../../features/lists/use-list.ts";
import { buildSkillColumns } from "../../features/skills/skill-columns.tsx";
import { SKILL_LIST, toSkillCsvQuery, toSkillQuery } from "../../features/skills/skill-list.ts";
import { SkillMenu } from "../../features/skills/skill-menu.tsx";

const SkillModal = lazyDialog(() => import("../../features/skills/skill-modal.tsx"));
const MergeSkillModal = lazyDialog(() => import("../../features/skills/merge-skill-modal.tsx"));

const POLL_WHILE_MOVING_MS = 2_000;

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-catalogue");
  const { api, queries, url } = loading;
  const query = toSkillQuery(readList(SKILL_LIST, url.searchParams));
  await Promise.all([
    loadList(loading, api.skills.list.options({ query })),
    queries.prefetchQuery(api.catalogue.skillCategories.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Skills");

export default function SearchSkills() {
  const list = useList(SKILL_LIST);
  const skills = useQuery({
    ...api.skills.list.options({ query: toSkillQuery(list.settled) }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ merged_into: merged }) => merged?.moving) && POLL_WHILE_MOVING_MS,
  });
  const categories = useQuery(api.catalogue.skillCategories.options());
  const [opened, setOpened] = useState<AdminSkill | "new" | null>(null);
  const [merging, setMerging] = useState<AdminSkill | null>(null);
  return (
    <>
      <ListScreen
        name="skills"
        title="Skills"
        noun={["skill", "skills"]}
        list={list}
        searches="Name, slug or synonym"
        filters={[
          {
            name: "active",
            label: "Status",
            options: [
              { value: "1", label: "Active" },
              { value: "0", label: "Inactive" },
            ],
          },
          {
            name: "category",
            label: "Category",
            options: (categories.data?.data ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            })),
            query: categories,
          },
        ]}
        answer={{
          page: skills.data && { rows: skills.data.data, meta: skills.data.pagination },
          isError: skills.isError,
          isFetching: skills.isFetching,
          refetch: skills.refetch,
        }}
        csvHref={api.skills.csv.href({ query: toSkillCsvQuery(list.settled) })}
        action={
          <Button variant="primary" onClick={() => setOpened("new")}>
            New skill
          </Button>
        }
        columns={buildSkillColumns(setOpened)}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        isInactive={({ active }) => !active}
        renderActions={(skill) =>
          !skill.merged_into && (
            <SkillMenu
              skill={skill}
              onEdit={() => setOpened(skill)}
              onMerge={() => setMerging(skill)}
            />
          )
        }
      />
      {opened && (
        <SkillModal skill={opened === "new" ? null : opened} onClose={() => setOpened(null)} />
      )}
      {merging && <MergeSkillModal skill={merging} onClose={() => setMerging(null)} />}
    </>
  );
}
