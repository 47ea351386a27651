/** Runs Typst as the server's thread does, but never finishes with data that contains the mark. */
import { answerRequests } from "../src/platform/threads/answering.ts";
import { render } from "../src/platform/typst/typst-here.ts";
import type { TypstRequest } from "../src/platform/typst/typst-request.ts";

answerRequests((request: TypstRequest) => {
  const isEndless = request.data.includes("draw me for ever");
  while (isEndless);
  return render(request);
});
