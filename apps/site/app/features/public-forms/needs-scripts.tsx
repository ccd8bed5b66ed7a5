/** Says to browsers without scripts why a form cannot be sent; its token is asked for by one. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>Sending this form needs JavaScript.</p>
    </noscript>
  );
}
