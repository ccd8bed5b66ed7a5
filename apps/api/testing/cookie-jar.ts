/** Stores the cookies of a simulated browser, all of one host. */
export class CookieJar extends Map<string, string> {
  /** The value of the Cookie header. */
  get header() {
    return [...this].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Stores the cookies that a response sets. */
  store({ headers }: Response) {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      super.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
