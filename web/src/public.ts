/** Starts the pages where visitors verify, once they see what the server painted: a slow connection first carries what is shown. */
import { afterFirstFrame } from "./platform/first-frame.ts";
import { fetchPageScripts } from "./platform/page-scripts.ts";

void afterFirstFrame().then(() => {
  fetchPageScripts();
  return import("./public-start.tsx");
});
