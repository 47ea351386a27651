/** The calls that wait for another party's signature: chosen, and downloaded for its wallet. */
import { exportRegistrarCalls, MOST_CALLS_OF_A_BATCH, type WaitingCall } from "@ijaza/schema/registrar-calls/calls";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { requestOf } from "../../../platform/api/request.ts";
import type { ListState } from "../../../platform/list-state.ts";
import { useSelection } from "../../../platform/use-selection.ts";
import { BulkBar } from "../../../ui/BulkBar.tsx";
import { Button, type ButtonLook } from "../../../ui/Button.tsx";
import { ListCard, type ListQueryState } from "../../../ui/ListCard.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { useFetchedFile } from "../../../ui/use-fetched-file.ts";
import { useCallText } from "../call-text.ts";
import type { RegistrarCallsShown } from "../registrar-calls.api.ts";
import { useColumns } from "../use-columns.tsx";
import "./WaitingCalls.css";

const idOf = ({ _id }: WaitingCall) => _id;
const isReady = ({ waitsFor }: WaitingCall) => waitsFor === "registrar";

/** `calls`: these only; all when absent. */
function BatchButton({ calls, ...look }: ButtonLook & { calls?: string[] }) {
  const { t } = useTranslation("registrar-calls");
  const { received, bring } = useFetchedFile();
  return (
    <Button
      {...look}
      icon={Download}
      busy={received !== null}
      onClick={() => void bring(requestOf(exportRegistrarCalls, { calls }), "registry.json")}
    >
      {t(calls ? "download.chosen" : "download.all")}
    </Button>
  );
}

type WaitingCallsProps = {
  query: ListQueryState;
  /** Undefined until the first answer. */
  shown: RegistrarCallsShown | undefined;
  state: ListState;
};

export function WaitingCalls({ query, shown, state }: WaitingCallsProps) {
  const { t } = useTranslation("registrar-calls");
  const sentenceOf = useCallText("waiting");
  const columns = useColumns();
  const selection = useSelection<WaitingCall>(idOf);
  const made = new Set(shown?.made.map(({ _id }) => _id));
  const chosen = selection.rows.map(idOf).filter((id) => !made.has(id));
  const total = shown?.total ?? 0;
  return (
    <ListCard
      label={t("list")}
      query={query}
      rows={shown?.calls}
      total={total}
      state={state}
      columns={columns}
      idOf={idOf}
      selection={{
        has: selection.has,
        may: isReady,
        toggle: selection.toggle,
        label: (call) => t("choose", { call: sentenceOf(call) }),
      }}
      tools={
        shown?.calls.some(isReady) && (
          <div className="list-tools">
            <p className="muted list-tools__note">
              {t(total > MOST_CALLS_OF_A_BATCH ? "download.some" : "download.text", { count: MOST_CALLS_OF_A_BATCH })}
            </p>
            <span className="list-tools__actions">
              <BatchButton kind="primary" />
            </span>
          </div>
        )
      }
      empty={<EmptyState title={t("empty.title")} text={t("empty.text")} />}
      bulk={
        <BulkBar count={chosen.length} onClear={selection.clear}>
          <BatchButton kind="brass" calls={chosen} />
        </BulkBar>
      }
    />
  );
}
