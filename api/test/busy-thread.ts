/** A thread that returns its input, or computes for a while in native code that nothing can interrupt. */
import { pbkdf2Sync } from "node:crypto";
import { answerRequests } from "../src/platform/threads/answering.ts";

answerRequests((request: "busy" | "idle") => {
  if (request === "busy") pbkdf2Sync("long", "work", 1_000_000, 64, "sha512");
  return request;
});
