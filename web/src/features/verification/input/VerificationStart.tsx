/** The start of a verification: the box, what happens to the document, and the setting of one's own node. */
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { showToast } from "../../../ui/toast.ts";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { OwnNode } from "../checking/OwnNode.tsx";
import { VerifyBox } from "./VerifyBox.tsx";
import "../verdict/TechnicalDetails.css";
import "./VerificationStart.css";

export function VerificationStart() {
  const { t } = useTranslation("verification/input");
  const { t: tNode } = useTranslation("verification");
  usePageTitle(t("start.title"));
  return (
    <main className="start" id="content">
      <div className="start__ground" aria-hidden="true">
        <Rosette seed="verification" density={1.6} line={0.16} color="var(--b-400)" />
      </div>
      <div className="start__column wrap">
        <div className="start__words on-dark">
          <h1>{t("start.title")}</h1>
          <p>{t("start.text")}</p>
        </div>
        <div className="start__box">
          <VerifyBox />
        </div>
        <details className="technical start__node">
          <summary>
            {t("start.node")}
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <OwnNode onUse={() => showToast(tNode("node.kept"), { tone: "ok" })} />
        </details>
      </div>
    </main>
  );
}
