/** Says to browsers without scripts why a form that only scripts can send does nothing. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>Sending this form needs JavaScript.</p>
    </noscript>
  );
}
