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
import type { FrameData } from "./frame-data.ts";
import { createQueryClient } from "./query-client.ts";

// Stands in where the root's own loader failed: the error page then links to paths of its own host.
const WITHOUT_DATA = {
  urls: { site: "", company: "", admin: "" },
  supportEmail: "",
  oneClickApply: false,
  promoBanner: false,
};

type Frame = typeof WITHOUT_DATA & Partial<FrameData> & { app: App; now: string };

declare global {
  interface Window {
    /** React hears what is done from now on, but in parts of the page that are not loaded yet. */
    isLive?: boolean;
  }
}

const FrameContext = createContext<Frame | null>(null);

/** What the page stands in: which app it is, where the others are, whom to write to. */
export const useFrame = (): Frame => {
  const frame = use(FrameContext);
  if (!frame) throw new Error("This component needs AppFrame around it.");
  return frame;
};

type AppLinkProps = Omit<LinkProps, "to"> & { to: string };

// What only the router understands is of no use to an anchor that leaves the app.
const FOR_ANCHOR = /^(?:aria-|data-|on[A-Z]|(?:className|id|ref|rel|role|tabIndex|title)$)/;

const anchorProps = (props: object): ComponentProps<"a"> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => FOR_ANCHOR.test(name)));

/** A link to any path of the product, whichever app serves it, or to another site. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const { app, urls } = useFrame();
  const href = to.startsWith("/") ? hrefFrom(app, urls, to) : to;
  if (href !== to || !to.startsWith("/"))
    return (
      <a {...anchorProps(rest)} href={href}>
        {children}
      </a>
    );
  return (
    <RouterLink prefetch="intent" to={to} {...rest}>
      {children}
    </RouterLink>
  );
}

/** The loaders' query data of all routes in view, as one state. */
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

// None of it is of use to whoever came, so its code comes last.
const loadWatchApp = async () => (await import("../watch-app/watch-app.ts")).watchApp;

type Props = {
  app: App;
  /** Loads what watches the page in the browser; an app that watches more than all apps do brings its own. */
  loadWatch?: () => Promise<() => void>;
  children: ReactNode;
};

/** Everything that an app's pages need around them; the app's root route draws its screens inside. */
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
  // In the same breath as React hears what a visitor does, or it would count twice.
  useLayoutEffect(() => {
    window.isLive = true;
  }, []);
  useEffect(() => {
    void loadWatch().then((watch) => watch());
  }, [loadWatch]);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={dehydrated}>
        <FrameContext value={frame}>
          <DesignSystemProvider linkComponent={AppLink} now={now}>
            {children}
          </DesignSystemProvider>
        </FrameContext>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
