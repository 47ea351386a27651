/** A QR code alone, in a file of its own: what draws it is fetched once a code is shown. */
import { QRCodeSVG } from "qrcode.react";

export type ShareQrProps = { link: string; title: string };

export function ShareQr({ link, title }: ShareQrProps) {
  return <QRCodeSVG value={link} level="M" marginSize={4} size={220} title={title} />;
}
