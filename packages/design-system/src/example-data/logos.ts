// Named CSS colours: a logo has its own colours, not the theme's.
const logo = (shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shape}</svg>`)}`;

/** Logos of fictional companies for stories. */
export const logos = {
  tidewerk: logo(
    '<g fill="none" stroke="teal" stroke-width="3"><path d="M4 10q4-4 8 0t8 0t8 0M4 17q4-4 8 0t8 0t8 0M4 24q4-4 8 0t8 0t8 0"/></g>',
  ),
  sundvik: logo('<path fill="tomato" d="M4 17a12 12 0 0 1 24 0zM6 20h20v2H6zM9 24h14v2H9z"/>'),
  hexwater: logo(
    '<path fill="royalblue" d="M16 3l11 6.5v13L16 29 5 22.5v-13z"/><circle cx="16" cy="17" r="4" fill="white"/>',
  ),
  nimbrel: logo(
    '<path fill="black" d="M5 28V16a11 11 0 0 1 22 0v12h-7V16a4 4 0 0 0-8 0v12z"/><circle cx="16" cy="25" r="3" fill="blue"/>',
  ),
  quillfold: logo(
    '<path fill="purple" d="M6 4h14l6 6v18H6z"/><path stroke="white" stroke-width="3" d="M11 22l9-9"/>',
  ),
};
