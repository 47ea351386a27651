/** The list of those who sign the documents of the university. */
import type { KeptSignatory } from "@ijaza/schema/signatories/calls";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/States.tsx";
import { useGetSignatoriesQuery } from "../signatories.api.ts";
import { RemoveSignatoryDialog } from "./RemoveSignatoryDialog.tsx";
import { SignatoryRow } from "./SignatoryRow.tsx";

export function SignatoryList() {
  const { t } = useTranslation("signatories");
  const messageOf = useFailureText();
  const { data, error, isFetching, refetch } = useGetSignatoriesQuery();
  const [removing, setRemoving] = useState<KeptSignatory>();
  const today = new Date().toISOString().slice(0, 10);
  const add = (
    <ButtonLink kind="primary" icon={Plus} to="/settings/signatories/new">
      {t("list.add")}
    </ButtonLink>
  );
  const body = () => {
    if (!data)
      return error && !isFetching ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} columns={3} />
      );
    if (data.signatories.length === 0)
      return <EmptyState title={t("list.empty")} text={t("list.emptyText")} action={add} />;
    return (
      <ul>
        {data.signatories.map((signatory) => (
          <SignatoryRow
            key={signatory.id}
            signatory={signatory}
            today={today}
            onRemove={() => setRemoving(signatory)}
          />
        ))}
      </ul>
    );
  };
  return (
    <>
      <PageHead title={t("title")} text={t("text")} back={<BackLink to="/settings/university">{t("back")}</BackLink>}>
        {data && data.signatories.length > 0 && add}
      </PageHead>
      <Card>{body()}</Card>
      {removing && <RemoveSignatoryDialog signatory={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
