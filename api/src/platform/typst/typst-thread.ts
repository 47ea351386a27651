/** The program of a thread that runs Typst. */
import { answerRequests } from "../threads/answering.ts";
import { render } from "./typst-here.ts";

answerRequests(render);
