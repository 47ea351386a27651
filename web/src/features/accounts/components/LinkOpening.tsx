/** Asks the server what a mailed link is for, and shows the waiting and the failure meanwhile. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { type MailedLink, useResolveTokenQuery } from "../accounts.api.ts";

type LinkOpeningProps = {
  token: string;
  name: string;
  title: string;
  /** Shown for a link that is used, expired or unknown. */
  gone: ReactNode;
  children: (link: MailedLink) => ReactNode;
};

const FIELDS = ["a", "b", "c"];

export function LinkOpening({ token, name, title, gone, children }: LinkOpeningProps) {
  const { t } = useTranslation("accounts");
  const messageOf = useFailureText();
  const { currentData, error, refetch } = useResolveTokenQuery({ token });
  if (currentData) return children(currentData);
  if (error && failureOf(error).error === "link_not_valid") return gone;
  if (error)
    return (
      <SidedPage name={name} title={title}>
        <ErrorState title={t("unopened")} text={messageOf(error)} onRetry={refetch} />
      </SidedPage>
    );
  return (
    <SidedPage name={name} title={title}>
      <section aria-busy="true">
        {FIELDS.map((field) => (
          <Skeleton key={field} width="100%" height="48px" />
        ))}
      </section>
    </SidedPage>
  );
}
