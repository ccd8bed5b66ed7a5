import { api } from "@devguild/api-client/browser-api";
import { useQuery } from "@tanstack/react-query";

/** The prices of a first ad: those paid by invoice. */
export const useFirstPrices = () => {
  const { data, isError, isFetching, refetch } = useQuery(
    api.postings.prices.options({ query: {} }),
  );
  return {
    prices: (data?.data ?? []).filter(({ price_type }) => price_type === "regular"),
    failure: isError && !data ? { retry: () => void refetch(), isRetrying: isFetching } : null,
  };
};
