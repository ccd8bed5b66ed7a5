import { api } from "@devguild/api-client/browser-api";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import page from "../../features/frame/page.module.css";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { ARTICLES_PATH } from "../../features/magazine/article-addresses.ts";
import { NewArticleForm } from "../../features/magazine/new-article-form.tsx";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-magazine-content");
  await loading.queries.fetchQuery(loading.api.adminMagazine.editOptions.options());
  return {};
});

export const meta = () => screenMeta("New article");

export default function CreateArticle() {
  const options = useQuery(api.adminMagazine.editOptions.options()).data?.data;
  return (
    <div className={page.page}>
      <RecordHead parents={[{ to: ARTICLES_PATH, label: "Magazine" }]} title="New article" />
      {options && <NewArticleForm options={options} />}
    </div>
  );
}
