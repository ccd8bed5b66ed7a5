import { lazyComponent } from "@devguild/design-system/lazy-component";
import { DesignSystemProvider } from "@devguild/design-system/design-system-provider";
import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientProvider,
} from "@tanstack/react-query";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { Link as RouterLink, type LinkProps, useMatches, useRouteLoaderData } from "react-router";

import { type App, hrefFrom } from "../apps/apps.ts";
import { ClientOnly } from "@devguild/design-system/client-only";
import type { FrameData } from "./frame-data.ts";
import { createQueryClient } from "./query-client.ts";

// Fallback if the root loader failed: the error page then links to paths on its own host.
const WITHOUT_DATA = {
  isGuest: false,
  urls: { site: "", company: "", admin: "" },
  supportEmail: "",
  oneClickApply: false,
  promoBanner: false,
};

type Frame = typeof WITHOUT_DATA & Partial<FrameData> & { app: App; now: string };

declare global {
  interface Window {
    /** Set once the app has hydrated, apart from lazy parts that are still loading. */
    isLive?: boolean;
  }
}

// Loaded with the app, but not before it works. Not rendered by the server: React would finish no navigation before
// this has hydrated, and some never, if other lazy parts were loading at the time.
const PageKeeper = lazyComponent(() => import("../kept-page/page-keeper.tsx"), {
  isOptional: true,
});

const FrameContext = createContext<Frame | null>(null);

/**
 * Returns the data of the page's frame: the app, the URLs of all apps, the support address.
 */
export const useFrame = (): Frame => {
  const frame = use(FrameContext);
  if (!frame) throw new Error("This component needs AppFrame around it.");
  return frame;
};

type AppLinkProps = Omit<LinkProps, "to"> & { to: string };

// The only props that an anchor leaving the app gets; the rest are the router's.
const ANCHOR_PROPS = /^(?:aria-|data-|on[A-Z]|(?:className|id|ref|rel|role|tabIndex|title)$)/;

const pickAnchorProps = (props: object): ComponentProps<"a"> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => ANCHOR_PROPS.test(name)));

/** A link to any path of the product, whichever app serves it, or to another site. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const { app, urls, isGuest } = useFrame();
  const href = to.startsWith("/") ? hrefFrom(app, urls, to) : to;
  if (href !== to || !to.startsWith("/"))
    return (
      <a {...pickAnchorProps(rest)} href={href}>
        {children}
      </a>
    );
  return (
    // Browsers store no page of somebody logged in: prefetched, it would be loaded twice.
    <RouterLink prefetch={isGuest ? "intent" : "none"} to={to} {...rest}>
      {children}
    </RouterLink>
  );
}

/** Merges the dehydrated queries of all matched routes into one state. */
const useDehydrated = (): DehydratedState => {
  const matches = useMatches();
  return useMemo(() => {
    const states = matches.flatMap(({ loaderData }) => {
      const state = (loaderData as { dehydrated?: DehydratedState } | undefined)?.dehydrated;
      return state ? [state] : [];
    });
    return {
      queries: states.flatMap(({ queries }) => queries),
      mutations: [],
    };
  }, [matches]);
};

// Loaded last: visitors don't need it to use the page.
const loadWatchApp = () => import("../watch-app/watch-app.ts");

type Props = {
  app: App;
  /**
   * Loads error reporting and the like; an app that needs more than the shared default passes its
   * own.
   */
  loadWatch?: () => Promise<{ watch: () => void }>;
  children: ReactNode;
};

/** The providers that an app's pages need; the app's root route renders its screens inside. */
export function AppFrame({ app, loadWatch = loadWatchApp, children }: Props) {
  const [queryClient] = useState(createQueryClient);
  const dehydrated = useDehydrated();
  const data = useRouteLoaderData<FrameData>("root");
  const [openedAt] = useState(() => new Date().toISOString());
  const frame = useMemo(
    () => ({ now: openedAt, ...WITHOUT_DATA, ...data, app }),
    [data, app, openedAt],
  );
  const now = useMemo(() => new Date(frame.now), [frame]);
  // In the same commit in which React starts handling events, or they would be replayed as well.
  useLayoutEffect(() => {
    window.isLive = true;
  }, []);
  useEffect(() => {
    // In a task of its own: together with all other effects, it would block a slow phone.
    const starting = setTimeout(() =>
      loadWatch().then(
        ({ watch }) => watch(),
        () => undefined,
      ),
    );
    return () => clearTimeout(starting);
  }, [loadWatch]);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={dehydrated}>
        <FrameContext value={frame}>
          <DesignSystemProvider linkComponent={AppLink} now={now}>
            <ClientOnly>
              <PageKeeper />
            </ClientOnly>
            {children}
          </DesignSystemProvider>
        </FrameContext>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
