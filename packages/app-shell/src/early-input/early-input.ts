const SCRIPT = `(function () {
  var notes = new Map(), listening = new AbortController();
  var early = window.earlyInput = { notes, listening };
  function subjectOf(event) {
    if (event.type != "click") return event.target;
    var button = event.target.closest("button");
    var isNative = button && (button.popoverTargetElement || button.form && button.type != "button");
    return isNative ? null : button;
  }
  function note(event) {
    var subject = subjectOf(event);
    if (!subject || early.isTelling || window.isLive && event.type == "toggle") return;
    notes.set(subject, { value: subject.value, checked: subject.checked });
  }
  function strikeOff(event) {
    if (window.isLive && !early.isTelling) notes.delete(subjectOf(event));
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
 * A script for a page's head. It notes what a visitor does before React hears of it: which fields they change,
 * which buttons they press, which panels they open, which forms without an address they send. What React
 * has heard is struck off again, once the page says that it is live. Source: docs/decisions/first-input.md.
 */
export const EARLY_INPUT = SCRIPT.replace(/\n +/g, "\n");
