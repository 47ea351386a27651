/** `/share-certificate`: what a holder shared by a link, verified in the recipient's own browser. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageSpinner } from "../../../ui/Spinner.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { CoveredShare } from "./CoveredShare.tsx";
import { EndedShare } from "./EndedShare.tsx";
import { OpenedDocuments } from "./OpenedDocuments.tsx";
import { useFragmentSecret } from "./use-fragment-secret.ts";
import { useShared } from "./use-shared.ts";

export function SharePage() {
  const secret = useFragmentSecret("/share-certificate");
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
  usePageTitle(t("recipient.title.any"));
  return (
    <main id="content" className="wrap">
      <h1 className="sr-only">{t("recipient.title.any")}</h1>
      {children}
    </main>
  );
}
