/** The QR code of a share's link, to be scanned from the screen. Its place is kept, so that no button moves when it arrives. */
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPage } from "../../../platform/load-page.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { ShareQrProps } from "./ShareQr.tsx";
import "./ShareCode.css";

const ShareQr = lazyPage<ShareQrProps>(() => import("./ShareQr.tsx").then((file) => file.ShareQr));

export function ShareCode({ link }: { link: string }) {
  const { t } = useTranslation("sharing");
  return (
    <figure className="share-code">
      <div className="share-code__square">
        <Suspense fallback={<Skeleton height="100%" />}>
          <ShareQr link={link} title={t("code.alt")} />
        </Suspense>
      </div>
      <figcaption>{t("code.text")}</figcaption>
    </figure>
  );
}
