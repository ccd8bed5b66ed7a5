import { lazyComponent } from "@devguild/design-system/lazy-component";
import "@devguild/design-system/styles.css";

import { AppFrame } from "@devguild/app-shell/app-frame";
import { Document } from "@devguild/app-shell/document";
import { keepPage } from "@devguild/app-shell/keep-page";
import { rootMeta } from "@devguild/app-shell/page-meta";
import { withQueries } from "@devguild/session/with-queries";
import { loadSiteFrame } from "@devguild/web-server/load-frame";
import { sessionMiddleware } from "@devguild/web-server/session-middleware";
import { Suspense } from "react";
import { Outlet } from "react-router";

import type { Route } from "./+types/root.ts";

const ProblemScreen = lazyComponent(() => import("./features/frame/problem-screen.tsx"));

const loadWatch = () => import("./features/frame/watch-site.ts");

export const clientMiddleware = [keepPage];

export const middleware = [sessionMiddleware];

export const loader = withQueries(loadSiteFrame);

// The frame is the same on every page; logging in or out reloads the whole document.
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ error }) => rootMeta(error);

export function Layout({ children }: { children: React.ReactNode }) {
  return <Document>{children}</Document>;
}

export default function Root() {
  return (
    <AppFrame app="site" loadWatch={loadWatch}>
      <Outlet />
    </AppFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AppFrame app="site" loadWatch={loadWatch}>
      <Suspense>
        <ProblemScreen error={error} />
      </Suspense>
    </AppFrame>
  );
}
