/** The stage of a student's page: one document large with its actions, and the others as tabs under it. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useStudentSession } from "../../../platform/identity/student-session.ts";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import type { Shareable } from "../../sharing/sharing.parts.tsx";
import { OwnVisits } from "../../visits/visits.parts.tsx";
import { HoldingActions } from "./HoldingActions.tsx";
import { HoldingPicture } from "./HoldingPicture.tsx";
import { type Holding, isOver } from "./holdings.ts";
import { Standing } from "./Standing.tsx";
import "./OwnStage.css";

/** The frame of the stage, with a rosette in it. */
export function Stage({ seed, isVoid, children }: { seed: string; isVoid?: boolean; children: ReactNode }) {
  const { t } = useTranslation("profile");
  return (
    <section className={isVoid ? "own-stage own-stage--void on-dark" : "own-stage on-dark"} aria-label={t("own.label")}>
      <Rosette seed={seed} density={1.6} line={0.4} className="own-stage__rosette" />
      <div className="wrap">{children}</div>
    </section>
  );
}

/** The document that the address names, else the first, and how to choose another. */
export function useChosen(holdings: readonly Holding[]) {
  const [query, setQuery] = useSearchParams();
  const chosen = holdings.find(({ _id }) => _id === query.get("document")) ?? holdings[0];
  const choose = (id: string) => setQuery({ document: id }, { replace: true, preventScrollReset: true });
  return { chosen, choose };
}

function Title({ holding: { title, otherTitle, year } }: { holding: Holding }) {
  const language = useLanguage();
  const { universityName } = useStudentSession();
  return (
    <div className="own-stage__title">
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {otherTitle && (
        <p className="own-stage__other" lang={otherTitle.language} dir={otherTitle.language === "ar" ? "rtl" : "ltr"}>
          {otherTitle.text}
        </p>
      )}
      <p>
        {universityName && <bdi>{universityName[language]}</bdi>} · <bdi className="no-wrap">{year}</bdi>
      </p>
    </div>
  );
}

function Thumbnail({ holding }: { holding: Holding }) {
  return (
    <span className={isOver(holding) ? "own-stage__thumbnail own-stage__thumbnail--over" : "own-stage__thumbnail"}>
      <Rosette seed={holding._id} density={0.5} line={1.2} />
    </span>
  );
}

type OwnStageProps = {
  holdings: readonly Holding[];
  chosen: Holding;
  onChoose: (id: string) => void;
  shareables: readonly Shareable[];
  holder: string;
};

export function OwnStage({ holdings, chosen, onChoose, shareables, holder }: OwnStageProps) {
  const { t } = useTranslation(["profile", "ui"]);
  const language = useLanguage();
  const { universityName } = useStudentSession();
  const university = universityName?.[language] ?? "";
  const many = holdings.length > 1;
  const tabs = holdings.map((holding) => ({
    key: holding._id,
    label: holding.short,
    note: [
      holding.year,
      holding.kind === "certificate" && holding.record.templateName,
      !holding.stands && t(`ui:status.${holding.status}`),
    ]
      .filter(Boolean)
      .join(" · "),
    picture: <Thumbnail holding={holding} />,
  }));
  return (
    <Stage seed={chosen._id} isVoid={chosen.status === "revoked" || chosen.status === "revoking"}>
      <div
        className="own-stage__document"
        id="own-document"
        {...(many && { role: "tabpanel", "aria-labelledby": `own-document-${chosen._id}` })}
      >
        <div className="own-stage__paper">
          <HoldingPicture key={chosen._id} holding={chosen} holder={holder} university={university} />
        </div>
        <div className="own-stage__words">
          <Standing holding={chosen} />
          <Title holding={chosen} />
          <HoldingActions holding={chosen} shareables={shareables} university={university} />
          {chosen.isPublic && <OwnVisits key={chosen._id} recordId={chosen._id} verifications={chosen.verifications} />}
        </div>
      </div>
      {many && (
        <Tabs
          tone="dark"
          label={t("profile:own.documents")}
          tabs={tabs}
          chosen={chosen._id}
          onChoose={onChoose}
          panel="own-document"
        />
      )}
    </Stage>
  );
}
