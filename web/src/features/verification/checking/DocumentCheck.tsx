/** Verifies a document that another page passed on, and shows the outcome. */
import { useCallback, useEffect } from "react";
import { type Searched, useOriginal } from "../altered/use-original.ts";
import type { PassedDocument } from "../input/passed-document.ts";
import { CodeWithin } from "../scanning/CodeWithin.tsx";
import { useNamed } from "../scanning/use-named.ts";
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

/** A PDF without anything that was signed may be a copy of a document. */
const isUnsealed = (progress: Progress): boolean =>
  progress.state === "done" && ["foreign", "locked"].includes(appearanceOf(progress.result).headline);

export function DocumentCheck({ document: { bytes, kind, name } }: DocumentCheckProps) {
  const { progress, verify } = useVerify("file");
  const check = useCallback(
    ({ node = readOwnNode(), isQuiet }: CheckOptions = {}) => verify(bytes, { node, isQuiet }),
    [bytes, verify],
  );
  useEffect(() => void check(), [check]);
  const isPdf = kind === "pdf";
  const original = useOriginal(isPdf ? searchedFor(progress, bytes) : null);

  const named = useNamed(isPdf && isUnsealed(progress) ? bytes : null);

  if (progress.state === "done") {
    const ids = named === "looking" ? [] : named.flatMap((each) => (each.kind === "id" ? [each.id] : []));
    return (
      <LazyVerdict
        verified={progress}
        file={name === undefined ? undefined : { name, size: bytes.length }}
        original={original}
        onRecheck={check}
        copyOf={ids}
        instead={<CodeWithin named={named} />}
      />
    );
  }
  if (progress.state === "unreachable")
    return <NothingChecked headline="unavailable" onRetry={() => check({ isQuiet: true })} />;
  return <Checking />;
}
