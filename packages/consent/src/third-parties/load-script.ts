/** Adds a third-party script to the page; settles once it has run or failed to load. */
export const loadScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`${new URL(src).host} gave no script.`));
    });
    document.head.append(script);
  });
