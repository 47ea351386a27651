/** `/add_diplomas`: the import of diplomas, in one of the university's modes. */
import { excelDiploma } from "@ijaza/schema/generate/calls";
import type { Mode } from "@ijaza/schema/users/calls";
import { FilePlus2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useUser } from "../../../platform/actor.ts";
import { api } from "../../../platform/api/api.ts";
import { addressOf } from "../../../platform/api/request.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { modeChosen } from "../../../platform/identity/user-state.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { type CheckResult, ImportWizard } from "../../imports/imports.parts.tsx";
import { useSelectModeMutation } from "../../users/users.api.ts";
import { ModeChoice } from "../components/ModeChoice.tsx";
import { useAddDiplomasMutation, useCheckDiplomasMutation } from "../diplomas.api.ts";
import { useCurrentModes } from "../use-current-modes.ts";
import { useTemplate } from "../use-template.tsx";

export function AddDiplomasPage() {
  const { t } = useTranslation("diplomas");
  const dispatch = useDispatch();
  const language = useLanguage();
  const offered = useCurrentModes();
  const { modeSelected } = useUser();
  const [mode, setMode] = useState(offered.find((each) => each === modeSelected) ?? offered[0]);
  const [select] = useSelectModeMutation();
  const [check] = useCheckDiplomasMutation();
  const [add] = useAddDiplomasMutation();

  const choose = (chosen: Mode) => {
    setMode(chosen);
    dispatch(modeChosen(chosen));
    // Only a memory for the next visit.
    void select({ mode: chosen });
  };
  const ways = offered.map((each) => ({
    subject: { of: "diplomas", mode: each } as const,
    label: t(`modes.${each}.name`),
    choose: () => choose(each),
  }));
  const { templateName, choice: templateChoice } = useTemplate(mode);
  const template = templateName && { templateName };
  const choices = (
    <div className="stack">
      <ModeChoice offered={offered} chosen={mode} onChoose={choose} />
      {templateChoice && <Card>{templateChoice}</Card>}
    </div>
  );
  return (
    <>
      <PageHead title={t("add.title")} text={t("add.text")}>
        {mode && (
          <ButtonLink icon={FilePlus2} to="/add_one_diploma">
            {t("addOne.link")}
          </ButtonLink>
        )}
      </PageHead>
      {mode ? (
        <ImportWizard
          subject={{ of: "diplomas", mode }}
          {...template}
          ways={ways}
          hint={t(`add.hint.${mode}`)}
          before={choices}
          workbook={addressOf(excelDiploma, {
            lang: language,
            mode,
            ...(templateName && { diplomaTemplateName: templateName }),
          })}
          results={{ to: (importId) => `/cohorts/${importId}`, label: t("add.results") }}
          check={async ({ firstRow, rows }, importId): Promise<CheckResult> => {
            const reply = await check({ mode, ...template, importId, firstRow, diplomas: rows }).unwrap();
            return { errors: reply.diplomas, existing: reply.existing };
          }}
          send={({ firstRow, rows }, source, files) =>
            add({ mode, ...source, firstRow, diplomas: rows, files }).unwrap()
          }
          onEnd={() => dispatch(api.util.invalidateTags(["diplomas", "students", "agents"]))}
        />
      ) : (
        <EmptyState title={t("add.noMode")} text={t("add.noModeText")} />
      )}
    </>
  );
}
