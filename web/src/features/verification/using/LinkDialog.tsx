/** The QR code of a document's page, to be scanned from the screen, or saved as a picture. */
import { Download } from "lucide-react";
import { QRCodeCanvas, QRCodeSVG } from "qrcode.react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import "./LinkDialog.css";

/** Side of the picture in pixels: enough for a poster. */
const PNG_SIDE = 1200;

type LinkDialogProps = { link: string /** Of the files, without their endings. */; name: string; onClose: () => void };

export function LinkDialog({ link, name, onClose }: LinkDialogProps) {
  const { t } = useTranslation("verification");
  const drawing = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const saveSvg = () => {
    if (!drawing.current) return;
    const text = new XMLSerializer().serializeToString(drawing.current);
    saveFile(new Blob([text], { type: "image/svg+xml" }), `${name}.svg`);
  };
  const savePng = () => canvas.current?.toBlob((png) => png && saveFile(png, `${name}.png`), "image/png");
  return (
    <Dialog
      open
      title={t("code.title")}
      onClose={onClose}
      actions={
        <>
          <Button icon={Download} onClick={saveSvg}>
            {t("code.svg")}
          </Button>
          <Button icon={Download} onClick={savePng}>
            {t("code.png")}
          </Button>
        </>
      }
    >
      <p className="link-code__text">{t("code.text")}</p>
      <div className="link-code">
        <QRCodeSVG ref={drawing} value={link} level="Q" marginSize={4} size={280} title={t("code.alt")} />
        <QRCodeCanvas ref={canvas} value={link} level="Q" marginSize={4} size={PNG_SIDE} hidden aria-hidden="true" />
        <p>
          <bdi dir="ltr">{link}</bdi>
        </p>
      </div>
    </Dialog>
  );
}
