/** The program of a thread that draws documents. */
import { answerRequests } from "../../../platform/threads/answering.ts";
import { drawHere } from "./draw-here.ts";

answerRequests(drawHere);
