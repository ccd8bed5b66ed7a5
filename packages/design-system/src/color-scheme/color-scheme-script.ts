export const STORAGE_KEY = "color-scheme";
export const ATTRIBUTE = "data-mantine-color-scheme";

/**
 * Sets the colour scheme before a page's first paint. It also follows the system and other tabs for
 * the life of the page, and sets the attribute again if React replaces the document, as after an
 * error.
 */
export const colorSchemeScript = `(function(){var r=document.documentElement,m=matchMedia("(prefers-color-scheme: dark)");function a(){var p="auto";try{p=localStorage.getItem("${STORAGE_KEY}")||p}catch(e){}r.setAttribute("${ATTRIBUTE}",p==="light"||p==="dark"?p:m.matches?"dark":"light")}a();new MutationObserver(function(){r.hasAttribute("${ATTRIBUTE}")||a()}).observe(r,{attributeFilter:["${ATTRIBUTE}"]});m.addEventListener("change",a);addEventListener("storage",a)})()`;
