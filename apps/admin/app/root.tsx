import "@devguild/api-client/idempotent-fetch";
import "@devguild/design-system/styles.css";

import { AppFrame } from "@devguild/app-shell/app-frame";
import { Document } from "@devguild/app-shell/document";
import { keepPage } from "@devguild/app-shell/keep-page";
import { rootMeta } from "@devguild/app-shell/page-meta";
import { ProblemPage } from "@devguild/app-shell/problem-page";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { withQueries } from "@devguild/session/with-queries";
import { loadFrame } from "@devguild/web-server/load-frame";
import { sessionMiddleware } from "@devguild/web-server/session-middleware";
import { Outlet } from "react-router";

import type { Route } from "./+types/root.ts";
import { BackOffice } from "./features/frame/back-office.tsx";
import { screenMeta } from "./features/frame/screen-meta.ts";

export const clientMiddleware = [keepPage];

export const middleware = [sessionMiddleware];

export const loader = withQueries(loadFrame);

// The frame is the same on every page; logging in or out reloads the document.
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ error }) =>
  error ? rootMeta(error) : screenMeta(PRODUCT_NAME);

export function Layout({ children }: { children: React.ReactNode }) {
  return <Document>{children}</Document>;
}

export default function Root() {
  return (
    <AppFrame app="admin">
      <BackOffice>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </BackOffice>
    </AppFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AppFrame app="admin">
      <BackOffice>
        <ProblemPage error={error} />
      </BackOffice>
    </AppFrame>
  );
}
