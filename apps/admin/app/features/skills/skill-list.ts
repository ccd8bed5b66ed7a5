import { SKILL_ORDERS } from "@devguild/schemas/constants/skills";
import type { SkillsCsvQuery, SkillsQuery } from "@devguild/schemas/skills";

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

/** Converts the list's state to the API's query for all that it finds, in its order. */
export const toSkillCsvQuery = ({
  text,
  filters: {
    active: [active],
    category: [category],
  },
  order,
  direction,
}: ListState<Order, Filter>): Partial<SkillsCsvQuery> => ({
  query: text,
  ...(active !== undefined && { active: active === "1" }),
  ...(category !== undefined && { category_id: Number(category) }),
  order_by: order,
  order_by_direction: direction,
});

/** Converts the list's state to the API's query for a page. */
export const toSkillQuery = (state: ListState<Order, Filter>): Partial<SkillsQuery> => ({
  ...toSkillCsvQuery(state),
  page: state.page,
});
