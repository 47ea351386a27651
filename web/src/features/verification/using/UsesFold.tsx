/**
 * What else can be done with a document that was really issued; its code is fetched when somebody looks. None of it tracks
 * anybody.
 */
import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPage } from "../../../platform/load-page.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { PageSpinner } from "../../../ui/Spinner.tsx";
import type { UsesProps } from "./Uses.tsx";

const Uses = lazyPage<UsesProps>(() => import("./Uses.tsx").then((file) => file.Uses));

export function UsesFold(props: UsesProps) {
  const { t } = useTranslation("verification");
  const [isOpened, setOpened] = useState(false);
  return (
    <Fold icon={Share2} title={t("uses.title")} onOpen={() => setOpened(true)}>
      {isOpened && (
        <Suspense fallback={<PageSpinner />}>
          <Uses {...props} />
        </Suspense>
      )}
    </Fold>
  );
}
