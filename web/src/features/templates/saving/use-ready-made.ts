/** The ready-made design of a kind, fetched only where a template begins with it: the page waits for it, or has failed. */
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { use } from "react";
import { inTime } from "../../../platform/load-page.ts";
import type { Design } from "../model/design.ts";

let loading: Promise<Record<TemplateKind, Design>> | undefined;

const load = () => {
  loading ??= inTime(import("./ready-made.ts")).then((file) => file.READY_MADE);
  return loading;
};

export const useReadyMade = (kind: TemplateKind, { skip }: { skip: boolean }): Design | undefined =>
  skip ? undefined : use(load())[kind];
