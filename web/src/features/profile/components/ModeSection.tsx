/** The import mode that the next import begins with. */
import type { Mode } from "@ijaza/schema/users/calls";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useUser } from "../../../platform/actor.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { modeChosen } from "../../../platform/identity/user-state.ts";
import { showToast } from "../../../ui/toast.ts";
import { ModeChoice } from "../../diplomas/diplomas.parts.ts";
import { useSelectModeMutation } from "../../users/users.api.ts";

export function ModeSection() {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const dispatch = useDispatch();
  const { mode: offered, modeSelected } = useUser();
  const [select] = useSelectModeMutation();
  const choose = (mode: Mode) =>
    void select({ mode })
      .unwrap()
      .then(
        ({ modeSelected: chosen }) => {
          dispatch(modeChosen(chosen));
          showToast(t("mode.saved"), { tone: "ok" });
        },
        (error: unknown) => showToast(messageOf(error), { tone: "bad" }),
      );
  if (offered.length === 0) return null;
  return <ModeChoice title={t("mode.title")} offered={offered} chosen={modeSelected ?? undefined} onChoose={choose} />;
}
