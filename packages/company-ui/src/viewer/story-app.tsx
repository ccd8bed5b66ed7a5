import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router";

type Props = {
  /** What the API would have answered, by query key. */
  cached?: readonly { queryKey: QueryKey; data: unknown }[];
  children: ReactNode;
};

/** What an app is around a story's component: a router, and queries that are answered already. */
export function StoryApp({ cached, children }: Props) {
  const [queries] = useState(() => {
    const client = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Infinity } },
    });
    for (const { queryKey, data } of cached ?? []) client.setQueryData(queryKey, data);
    return client;
  });
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}
