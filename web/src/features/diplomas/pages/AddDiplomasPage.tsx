/** `/add_diplomas`: the import of diplomas, in one of the university's modes. */
import type { Mode } from "@ijaza/schema/users";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useUser } from "../../../platform/actor.ts";
import { api } from "../../../platform/api/api.ts";
import { modeChosen } from "../../../platform/identity/user-state.ts";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { type Checked, ImportWizard } from "../../imports/imports.parts.tsx";
import { useSelectModeMutation } from "../../users/users.api.ts";
import { ModeChoice, READY_MODES } from "../components/ModeChoice.tsx";
import { useAddDiplomasMutation, useCheckDiplomasMutation } from "../diplomas.api.ts";

export function AddDiplomasPage() {
  const { t } = useTranslation("diplomas");
  const dispatch = useDispatch();
  const { mode: offered, modeSelected } = useUser();
  const usable = READY_MODES.filter((mode) => offered.includes(mode));
  const [mode, setMode] = useState(usable.find((each) => each === modeSelected) ?? usable[0]);
  const [select] = useSelectModeMutation();
  const [check] = useCheckDiplomasMutation();
  const [add] = useAddDiplomasMutation();

  const choose = (wanted: Mode) => {
    const chosen = usable.find((each) => each === wanted);
    if (!chosen) return;
    setMode(chosen);
    dispatch(modeChosen(chosen));
    // Only a memory for the next visit.
    void select({ mode: chosen });
  };
  const choice = <ModeChoice offered={offered} ready={READY_MODES} chosen={mode} onChoose={choose} />;
  return (
    <>
      <PageHead title={t("add.title")} text={t("add.text")} />
      {mode ? (
        <ImportWizard
          key={mode}
          subject={{ of: "diplomas", mode }}
          hint={t(`add.hint.${mode}`)}
          before={choice}
          results={{ to: "/diplomasList?tab=pending", label: t("add.results") }}
          check={async ({ firstRow, rows }, importId): Promise<Checked> => {
            const reply = await check({ mode, importId, firstRow, diplomas: rows }).unwrap();
            return { errors: reply.diplomas, existing: reply.existing };
          }}
          send={({ firstRow, rows }, importId) => add({ mode, importId, firstRow, diplomas: rows }).unwrap()}
          onEnd={() => dispatch(api.util.invalidateTags(["diplomas", "students", "agents"]))}
        />
      ) : (
        <div className="stack">
          {offered.length > 0 && choice}
          <EmptyState title={t("add.noMode")} text={t("add.noModeText")} />
        </div>
      )}
    </>
  );
}
