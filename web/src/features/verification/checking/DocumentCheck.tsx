/** Verifies a document that another page passed on, and shows the outcome. */
import { useCallback, useEffect } from "react";
import { type Searched, useOriginal } from "../altered/use-original.ts";
import { kindOf } from "../input/document-input.ts";
import type { PassedDocument } from "../input/passed-document.ts";
import { CodeWithin } from "../scanning/CodeWithin.tsx";
import { appearanceOf } from "../verdict/appearance.ts";
import { LazyVerdict } from "../verdict/LazyVerdict.tsx";
import { NothingChecked } from "../verdict/NothingChecked.tsx";
import { Checking } from "./Checking.tsx";
import type { CheckOptions } from "./check-options.ts";
import { readOwnNode } from "./own-node.ts";
import { type Progress, useVerify } from "./use-verify.ts";

export type DocumentCheckProps = { document: PassedDocument };

/** What to look for besides: the original of an altered PDF, or the document in one whose sealing key has ended. */
const searchedFor = (progress: Progress, pdf: Uint8Array<ArrayBuffer>): Searched | null => {
  if (progress.state !== "done") return null;
  const { look, headline } = appearanceOf(progress.result);
  if (headline === "ended") return { pdf, inside: progress.text };
  return look === "altered" ? { pdf } : null;
};

export function DocumentCheck({ document: { bytes, name } }: DocumentCheckProps) {
  const { progress, verify } = useVerify();
  const check = useCallback(
    ({ node = readOwnNode(), isQuiet }: CheckOptions = {}) => verify(bytes, { node, isQuiet }),
    [bytes, verify],
  );
  useEffect(() => void check(), [check]);
  const isPdf = kindOf(bytes) === "pdf";
  const original = useOriginal(isPdf ? searchedFor(progress, bytes) : null);

  if (progress.state === "done") {
    const isPaper = isPdf && appearanceOf(progress.result).headline === "foreign";
    return (
      <LazyVerdict
        verified={progress}
        file={name === undefined ? undefined : { name, size: bytes.length }}
        original={original}
        onRecheck={check}
        instead={isPaper ? <CodeWithin bytes={bytes} /> : undefined}
      />
    );
  }
  if (progress.state === "unreachable")
    return <NothingChecked headline="unavailable" onRetry={() => check({ isQuiet: true })} />;
  return <Checking />;
}
