/** The scripts of a page that the server painted. */
import { PAGE_SCRIPTS_ID } from "@ijaza/schema/pages/scripts";

/** Fetches all at once, and runs none before it is imported (HTML, section 4.6.7.12). None where the page was not painted. */
export function fetchPageScripts(): void {
  const scripts: string[] = JSON.parse(document.getElementById(PAGE_SCRIPTS_ID)?.textContent ?? "[]");
  document.head.append(
    ...scripts.map((href) =>
      Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
    ),
  );
}
