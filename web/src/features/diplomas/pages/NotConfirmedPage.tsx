/** `/diplomas_not_confirm` for the agent: diplomas that wait for the responsable, and accepted ones to sign. */

import { PenLine, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { useListState } from "../../../platform/list-state.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { DecideAll } from "../../records/records.parts.tsx";
import { DiplomaList } from "../components/DiplomaList.tsx";

const PANEL = "not-confirmed";
const STATUSES = { sign: ["unsigned", "error"], waiting: ["pending"] } as const;

const sumOf = (statuses: readonly string[], counts: Record<string, number>) =>
  statuses.some((status) => status in counts)
    ? statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
    : undefined;

export function NotConfirmedPage() {
  const { t } = useTranslation("diplomas");
  const { mode } = useUser();
  const state = useListState();
  const tab = state.filter("tab") === "waiting" ? "waiting" : "sign";
  return (
    <>
      <PageHead title={t("notConfirmed.title")} text={t(`notConfirmed.${tab}Text`)} />
      <DiplomaList
        label={t(`notConfirmed.${tab}`)}
        statuses={STATUSES[tab]}
        panel={PANEL}
        tabs={(counts) => (
          <Tabs
            label={t("list.tabs")}
            panel={PANEL}
            chosen={tab}
            tabs={(["sign", "waiting"] as const).map((key) => ({
              key,
              label: t(`notConfirmed.${key}`),
              count: sumOf(STATUSES[key], counts),
            }))}
            onChoose={(key) => state.set({ tab: key === "sign" ? "" : key })}
          />
        )}
        lead={
          tab === "sign"
            ? ({ total, settled, beginAll }) => (
                <DecideAll total={total} text={t("sign.ready", { count: total })}>
                  <Button
                    kind="primary"
                    icon={PenLine}
                    disabled={!settled}
                    onClick={() => beginAll("sign", { count: total })}
                  >
                    {t("sign.all")}
                  </Button>
                </DecideAll>
              )
            : undefined
        }
        empty={
          <EmptyState
            title={t(`notConfirmed.${tab}Empty`)}
            text={t(`notConfirmed.${tab}EmptyText`)}
            action={
              tab === "waiting" && mode.length > 0 ? (
                <ButtonLink kind="primary" icon={Upload} to="/add_diplomas">
                  {t("list.import")}
                </ButtonLink>
              ) : undefined
            }
          />
        }
      />
    </>
  );
}
