const SCRIPT = `(function () {
  var notes = new Map(), listening = new AbortController();
  var early = window.earlyInput = { notes, listening };
  function getSubject(event) {
    if (event.type != "click") return event.target;
    var button = event.target.closest("button");
    var isNative = button && (button.popoverTargetElement || button.form && button.type != "button");
    return isNative ? null : button;
  }
  function note(event) {
    var subject = getSubject(event);
    if (!subject || early.isTelling || window.isLive && event.type == "toggle") return;
    notes.set(subject, { value: subject.value, checked: subject.checked });
  }
  function strikeOff(event) {
    if (window.isLive && !early.isTelling) notes.delete(getSubject(event));
  }
  function hold(event) {
    var form = event.target;
    if (early.isTelling) return;
    if (event.defaultPrevented) notes.delete(form);
    else if (!form.hasAttribute("action")) {
      event.preventDefault();
      notes.set(form, { submitter: event.submitter });
    }
  }
  function on(target, type, listener, capture) {
    target.addEventListener(type, listener, { capture, signal: listening.signal });
  }
  ["input", "change", "click", "toggle"].forEach(function (type) {
    on(document, type, note, true);
    on(document.documentElement, type, strikeOff, true);
  });
  on(window, "submit", hold, false);
})()`;

/**
 * A script for the page's head. It records input before React is listening: changed fields, pressed
 * buttons, opened panels, submitted forms without an action. After `isLive` is set, input that
 * React handles is removed again. Source: docs/decisions/first-input.md.
 */
export const EARLY_INPUT = SCRIPT.replace(/\n +/g, "\n");
