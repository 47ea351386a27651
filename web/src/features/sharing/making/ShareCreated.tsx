/** A new share: its link to copy, and its PIN, shown only once. */
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useCopyLink } from "../keeping/use-copy-link.ts";
import type { CreatedShare } from "../sharing.api.ts";
import { PinShown } from "./PinShown.tsx";
import { ShareCode } from "./ShareCode.tsx";
import "./ShareCreated.css";

export function ShareCreated({ created: { link, pin }, onClose }: { created: CreatedShare; onClose: () => void }) {
  const { t } = useTranslation("sharing");
  const copy = useCopyLink();
  return (
    <Dialog
      open
      title={t("created.title")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("created.done")}</Button>}
    >
      <p role="status">{t("created.text")}</p>
      <div className="share-link">
        <bdi dir="ltr" className="share-link__address">
          {link}
        </bdi>
        <Button kind="primary" icon={Copy} onClick={() => void copy(link)}>
          {t("row.copy")}
        </Button>
      </div>
      {pin && <PinShown pin={pin} />}
      <ShareCode link={link} />
    </Dialog>
  );
}
