/** Explains to browsers without scripts why a form doesn't work. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>Sending this form needs JavaScript.</p>
    </noscript>
  );
}
