/** `/registry`: who enters universities and keys in the registry, what waits for it, and what was entered. */
import { useTranslation } from "react-i18next";
import { POLLED, quietly } from "../../../platform/api/polling.ts";
import { useListState } from "../../../platform/list-state.ts";
import { Note } from "../../../ui/Note.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { BeginningKeys, MadeCalls, RegistryFacts } from "../components/RegistryFacts.tsx";
import { WaitingCalls } from "../components/WaitingCalls.tsx";
import { useGetRegistrarCallsQuery } from "../registrar-calls.api.ts";
import "./RegistryPage.css";

export function RegistryPage() {
  const { t } = useTranslation("registrar-calls");
  const state = useListState();
  const query = useGetRegistrarCallsQuery({ page: state.page, pageSize: state.pageSize }, POLLED);
  const shown = query.error && !query.isFetching ? undefined : query.data;
  return (
    <>
      <PageHead title={t("title")} text={t("text")} />
      {shown?.registrar.isOurs ? (
        <Note>{t("ours")}</Note>
      ) : (
        <WaitingCalls query={quietly(query)} shown={shown} state={state} />
      )}
      {shown && (
        <div className="registry-page">
          <BeginningKeys shown={shown} />
          <MadeCalls shown={shown} />
          <RegistryFacts shown={shown} />
        </div>
      )}
    </>
  );
}
