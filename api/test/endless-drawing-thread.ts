/** Draws as the server's thread does, but never finishes with a document that contains the mark. */
import { drawHere } from "../src/features/templates/drawing/draw-here.ts";
import type { DrawingRequest } from "../src/features/templates/drawing/drawing-request.ts";
import { answerRequests } from "../src/platform/threads/answering.ts";
import { never } from "./never.ts";

answerRequests((request: DrawingRequest) => {
  if (JSON.stringify(request).includes("draw me for ever")) never();
  return drawHere(request);
});
