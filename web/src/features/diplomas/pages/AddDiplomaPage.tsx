/** `/add_one_diploma`: adds one diploma by form, in one of the university's modes. */
import type { Mode } from "@ijaza/schema/users/calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { ModeChoice } from "../components/ModeChoice.tsx";
import { NewDiplomaForm } from "../components/NewDiplomaForm.tsx";
import { useTemplate } from "../use-template.tsx";

export function AddDiplomaPage() {
  const { t } = useTranslation("diplomas");
  const { mode: offered, modeSelected } = useUser();
  const [mode, setMode] = useState<Mode | undefined>(offered.find((each) => each === modeSelected) ?? offered[0]);
  const { templateName, choice } = useTemplate(mode);
  return (
    <>
      <PageHead
        back={<BackLink to="/add_diplomas">{t("add.title")}</BackLink>}
        title={t("addOne.title")}
        text={t("addOne.text")}
      />
      {mode ? (
        <div className="stack">
          {offered.length > 1 && <ModeChoice single offered={offered} chosen={mode} onChoose={setMode} />}
          {choice && <Card>{choice}</Card>}
          <NewDiplomaForm key={mode} mode={mode} templateName={templateName} />
        </div>
      ) : (
        <EmptyState title={t("add.noMode")} text={t("add.noModeText")} />
      )}
    </>
  );
}
