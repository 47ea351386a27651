/** Composes and draws in this thread. */
import { render } from "../../../platform/typst/typst-here.ts";
import { compose } from "./compose.ts";
import type { DrawingReply, DrawingRequest } from "./drawing-request.ts";

export function drawHere(request: DrawingRequest): DrawingReply {
  if (request.kind === "program") return render(request.input);
  const { content, output } = request;
  const { tooSmall, places, ...composed } = compose(content, output);
  const { bytes, metadata } = render({ ...composed, ...output });
  return { bytes, overflowing: [...tooSmall, ...metadata.map(String)], places };
}
