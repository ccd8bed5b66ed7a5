/** Whether the browser knows that it has no network. A server's `navigator` can't tell, so there it is false. */
export const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;
