/** `/share-certificate`: what a holder shared by a link, verified in the recipient's own browser. */
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useInBrowser } from "../../../platform/device.ts";
import { useFragmentSecret } from "../../../platform/use-fragment-secret.ts";
import { PageSpinner } from "../../../ui/Spinner.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { CoveredShare } from "./CoveredShare.tsx";
import { EndedShare } from "./EndedShare.tsx";
import { Letter } from "./Letter.tsx";
import { OpenedDocuments } from "./OpenedDocuments.tsx";
import { useShared } from "./use-shared.ts";

export function SharePage() {
  const secret = useFragmentSecret("/share-certificate");
  const isInBrowser = useInBrowser();
  // The server never learns the secret, so that it cannot say either that there is none.
  if (!isInBrowser) {
    return (
      <NotYet>
        <PageSpinner />
      </NotYet>
    );
  }
  return secret ? (
    <Shared key={secret} secret={secret} />
  ) : (
    <EndedShare ending="unknown" subject="any" documentsAreValid={null} />
  );
}

function Shared({ secret }: { secret: string }) {
  const share = useShared(secret);
  if (share.state === "open") return <OpenedDocuments share={share.opened} />;
  if (share.state === "covered") return <CoveredShare share={share} />;
  if (share.state === "ended") return <EndedShare {...share} />;
  return (
    <NotYet>
      {share.state === "asking" ? <PageSpinner /> : <ErrorState text={share.text} onRetry={share.retry} />}
    </NotYet>
  );
}

function NotYet({ children }: { children: ReactNode }) {
  const { t } = useTranslation("sharing");
  const title = t("recipient.title.any");
  usePageTitle(title);
  return (
    <Letter icon={Lock} title={title}>
      <p>{t("recipient.text")}</p>
      {children}
    </Letter>
  );
}
