/** The QR code of a share's link, to be scanned from the screen. */
import { QRCodeSVG } from "qrcode.react";
import { useTranslation } from "react-i18next";

export type ShareCodeProps = { link: string };

export function ShareCode({ link }: ShareCodeProps) {
  const { t } = useTranslation("sharing");
  return (
    <figure className="share-code">
      <QRCodeSVG value={link} level="M" marginSize={4} size={220} title={t("code.alt")} />
      <figcaption>{t("code.text")}</figcaption>
    </figure>
  );
}
