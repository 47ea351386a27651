/** The columns of the calls that wait: what each says, what it waits for, and its target and data to copy. */
import type { WaitingCall } from "@ijaza/schema/registrar-calls/calls";
import { Clock, Copy, PenLine, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { MomentValue, Reference } from "../../ui/Values.tsx";
import { detailOf, useCallText } from "./call-text.ts";
import { useCopy } from "./use-copy.ts";

const WAITS = {
  registrar: { tone: "wait", icon: PenLine },
  setup: { tone: "bad", icon: TriangleAlert },
  chain: { tone: "neutral", icon: Clock },
} as const;

function What({ call }: { call: WaitingCall }) {
  const sentence = useCallText("waiting")(call);
  const detail = detailOf(call, useLanguage());
  return (
    <span className="two-lines">
      <span>{sentence}</span>
      {detail && <small>{call.key ? <Reference>{detail}</Reference> : <bdi lang="en">{detail}</bdi>}</small>}
    </span>
  );
}

function CopyButtons({ call }: { call: WaitingCall }) {
  const { t } = useTranslation("registrar-calls");
  const copy = useCopy();
  const sentence = useCallText("waiting")(call);
  return (
    <span className="call-buttons">
      {(["to", "data"] as const).map((part) => (
        <Button
          key={part}
          size="dense"
          icon={Copy}
          aria-label={t(`copy.${part}Of`, { call: sentence })}
          onClick={() => void copy(call[part])}
        >
          {t(`copy.${part}`)}
        </Button>
      ))}
    </span>
  );
}

export const useColumns = (): Column<WaitingCall>[] => {
  const { t } = useTranslation("registrar-calls");
  return [
    { key: "what", head: t("columns.what"), line: 1, cell: (call) => <What call={call} /> },
    {
      key: "waits",
      head: t("columns.waits"),
      line: 2,
      cell: ({ waitsFor }) => <Chip {...WAITS[waitsFor]}>{t(`waitsFor.${waitsFor}`)}</Chip>,
    },
    { key: "queued", head: t("columns.queued"), line: 3, cell: ({ queuedAt }) => <MomentValue value={queuedAt} /> },
    { key: "copy", head: t("columns.copy"), line: 4, width: "230px", cell: (call) => <CopyButtons call={call} /> },
  ];
};
