/**
 * What else can be done with a document that was really issued; its code is fetched when somebody looks. None of it tracks
 * anybody.
 */
import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPage } from "../../../platform/load-page.ts";
import { ErrorBoundary } from "../../../ui/ErrorBoundary.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { UsesProps } from "./Uses.tsx";

const Uses = lazyPage<UsesProps>(() => import("./Uses.tsx").then((file) => file.Uses));

/** Of three lines: what has not arrived yet keeps about its room. */
const LIST_HEIGHT = "132px";

export function UsesFold(props: UsesProps) {
  const { t } = useTranslation("verification");
  const [isOpened, setOpened] = useState(false);
  return (
    <Fold icon={Share2} title={t("uses.title")} onOpen={() => setOpened(true)}>
      {isOpened && (
        <ErrorBoundary as="div">
          <Suspense fallback={<Skeleton height={LIST_HEIGHT} />}>
            <Uses {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Fold>
  );
}
