/** Opens the dialog that shares one's own document. */
import { Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, type ButtonLook } from "../../../ui/Button.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import type { Shareable } from "./shareable.ts";

type ShareButtonProps = {
  /** The document that is selected at first. */
  recordId: string;
  /** All documents that could be shared together with it. */
  documents: readonly Shareable[];
};

export function ShareButton({ recordId, documents, ...look }: ShareButtonProps & ButtonLook) {
  const { t } = useTranslation("sharing");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon={Share2} {...look} onClick={() => setOpen(true)}>
        {t("share")}
      </Button>
      {isOpen && <ShareDialog documents={documents} start={{ recordId }} onClose={() => setOpen(false)} />}
    </>
  );
}
