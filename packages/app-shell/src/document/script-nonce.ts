import { createContext } from "react";

/**
 * The mark of inline scripts that this render puts into the page, which its security policy allows. The
 * server removes it from the page before it is sent, so there is none in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
