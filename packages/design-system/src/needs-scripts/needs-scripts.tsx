/** Explains to browsers without scripts why a form doesn't work. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>Turn on JavaScript to send this form.</p>
    </noscript>
  );
}
