/** Runs Typst as the server's thread does, but never finishes with data that contains the mark. */
import { answerRequests } from "../src/platform/threads/answering.ts";
import { render } from "../src/platform/typst/typst-here.ts";
import type { TypstRequest } from "../src/platform/typst/typst-request.ts";
import { never } from "./never.ts";

answerRequests((request: TypstRequest) => {
  if (request.data.includes("draw me for ever")) never();
  return render(request);
});
