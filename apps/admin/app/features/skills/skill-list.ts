import { SKILL_ORDERS } from "@devguild/schemas/constants/skills";
import type { SkillsFilter, SkillsQuery } from "@devguild/schemas/skills";

import type { ListShape, ListState } from "../lists/list-address.ts";

type Order = SkillsQuery["order_by"];
type Filter = "active" | "category";

/** The list of the catalogue's skills. */
export const SKILL_LIST: ListShape<Order, Filter> = {
  text: "query",
  orders: SKILL_ORDERS,
  defaultOrder: { order: "name", direction: "asc" },
  filters: { active: { values: ["1", "0"] }, category: { values: "ids" } },
};

/** Converts the list's state to the API's filters. */
export const toSkillFilter = ({
  text,
  filters: {
    active: [active],
    category: [category],
  },
}: ListState<Order, Filter>): Partial<SkillsFilter> => ({
  query: text,
  ...(active !== undefined && { active: active === "1" }),
  ...(category !== undefined && { category_id: Number(category) }),
});

/** Converts the list's state to the API's query. */
export const toSkillQuery = (state: ListState<Order, Filter>): Partial<SkillsQuery> => ({
  ...toSkillFilter(state),
  order_by: state.order,
  order_by_direction: state.direction,
  page: state.page,
});
