/** Verifies what a visitor drops or pastes; nothing of it leaves this device. */
import { fileKindOf } from "@ijaza/verifier/document/file-kind";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { lazyPage } from "../../../platform/load-page.ts";
import { PageSpinner } from "../../../ui/Spinner.tsx";
import type { DocumentCheckProps } from "../checking/DocumentCheck.tsx";
import type { FilesCheckProps } from "../checking/FilesCheck.tsx";
import { type PassedDocument, placeIn, takePassed } from "../input/passed-document.ts";
import { VerificationStart } from "../input/VerificationStart.tsx";

const DocumentCheck = lazyPage<DocumentCheckProps>(() =>
  import("../checking/DocumentCheck.tsx").then((file) => file.DocumentCheck),
);

const FilesCheck = lazyPage<FilesCheckProps>(() =>
  import("../checking/FilesCheck.tsx").then((file) => file.FilesCheck),
);

export function VerificationPage() {
  const { state } = useLocation();
  const passed = useMemo(() => takePassed(state), [state]);
  if (!passed) return <VerificationStart />;
  if (!("files" in passed)) return <DocumentCheck document={passed} />;
  const file = passed.files[placeIn(state) ?? -1];
  return file ? <OneOfFiles file={file} /> : <FilesCheck files={passed.files} />;
}

function OneOfFiles({ file }: { file: File }) {
  const [document, setDocument] = useState<PassedDocument | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void file.arrayBuffer().then((buffer) => {
      const bytes = new Uint8Array(buffer);
      if (isCurrent) setDocument({ bytes, kind: fileKindOf(bytes), name: file.name });
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return document ? <DocumentCheck document={document} /> : <PageSpinner />;
}
