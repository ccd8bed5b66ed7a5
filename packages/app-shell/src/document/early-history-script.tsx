const SCRIPT = `(function () {
  function path() { return location.pathname + location.search; }
  var shown = path();
  addEventListener("popstate", function () {
    if (!window.isLive && path() !== shown) location.reload();
  });
})()`.replace(/\n +/g, "\n");

/**
 * Loads the page of the new address if someone goes back or forward before React is listening: the router, which starts
 * at the new address with the data of the old one, would not.
 */
export function EarlyHistoryScript({ nonce }: { nonce?: string | undefined }) {
  // Only the server's page needs it.
  const __html = import.meta.env.SSR ? SCRIPT : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
