/** A QR code of a diploma's link. */
import { QRCodeSVG } from "qrcode.react";

export function LinkCode({ id }: { id: string }) {
  return <QRCodeSVG value={`${globalThis.location.origin}/digital_diploma/${id}`} marginSize={0} />;
}
