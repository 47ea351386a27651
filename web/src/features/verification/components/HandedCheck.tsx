/** Checks a document that was handed over, and shows what comes of it. */
import { useEffect } from "react";
import { appearanceOf } from "../appearance.ts";
import { kindOf } from "../given.ts";
import type { Handed } from "../handed-over.ts";
import { readOwnNode } from "../own-node.ts";
import { CodeWithin } from "../scanning/CodeWithin.tsx";
import { useVerify } from "../use-verify.ts";
import { Checking } from "./Checking.tsx";
import { LazyVerdict } from "./LazyVerdict.tsx";
import { NothingChecked } from "./NothingChecked.tsx";

export type HandedCheckProps = { handed: Handed };

export function HandedCheck({ handed }: HandedCheckProps) {
  const { progress, verify } = useVerify();
  useEffect(() => void verify(handed.bytes, readOwnNode()), [handed, verify]);

  const again = (node = readOwnNode()) => void verify(handed.bytes, node);
  if (progress.state === "done") {
    const isPaper = appearanceOf(progress.result).headline === "foreign" && kindOf(handed.bytes) === "pdf";
    return (
      <LazyVerdict
        verified={progress}
        onRecheck={again}
        {...(isPaper && { instead: <CodeWithin bytes={handed.bytes} /> })}
      />
    );
  }
  if (progress.state === "unreachable") return <NothingChecked headline="unavailable" onRetry={() => again()} />;
  return <Checking />;
}
