/** A new PIN, shown only once. */
import { useTranslation } from "react-i18next";

export function PinShown({ pin }: { pin: string }) {
  const { t } = useTranslation("sharing");
  return (
    <div className="share-pin" role="status">
      <p>{t("created.pin")}</p>
      <p className="share-pin__digits">
        <bdi dir="ltr">{pin}</bdi>
      </p>
      <p className="share-pin__told">{t("created.pinTold")}</p>
    </div>
  );
}
