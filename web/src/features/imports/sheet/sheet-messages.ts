/** The messages between page and worker about a sheet. */
import type { FileFaultCode } from "../parsing/limits.ts";
import type { Sheet } from "./sheet.ts";

type CallOf<Name extends keyof Sheet> = Name extends keyof Sheet
  ? { name: Name; input: Parameters<Sheet[Name]>[0] }
  : never;

export type SheetCall = CallOf<keyof Sheet>;
export type SheetRequest = { id: number; call: SheetCall };
export type SheetReply =
  | { id: number; result: unknown }
  | { id: number; progress: number }
  | { id: number; fault: FileFaultCode; detail: string };
