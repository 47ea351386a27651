/** Switches for what a university may do: its import modes, and certificates. */
import type { University } from "@ijaza/schema/universities/calls";
import { MODES, type Mode } from "@ijaza/schema/users/calls";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useToggleCertificateCreationMutation, useUpdateUniversityMutation } from "../universities.api.ts";
import "./Switches.css";

export function Switches({ university }: { university: University }) {
  const { t } = useTranslation("universities");
  const messageOf = useFailureText();
  const [update, updating] = useUpdateUniversityMutation();
  const [toggle, toggling] = useToggleCertificateCreationMutation();
  const { _id, mode, certificateCreationEnabled } = university;
  const report = async (call: Promise<unknown>) => {
    await call.then(
      () => showToast(t("switches.saved"), { tone: "ok" }),
      (error: unknown) => showToast(messageOf(error), { tone: "bad" }),
    );
  };
  const busyMode = (key: Mode) => {
    const sent = updating.originalArgs?.mode;
    return updating.isLoading && sent !== undefined && sent[key] !== mode[key];
  };
  return (
    <section className="switches" aria-label={t("switches.label")}>
      <h3>{t("switches.modes")}</h3>
      {MODES.map((key) => (
        <Switch
          key={key}
          label={t(`modes.${key}.name`)}
          hint={t(`modes.${key}.text`)}
          on={mode[key]}
          busy={busyMode(key)}
          disabled={updating.isLoading && !busyMode(key)}
          onChange={(on) => report(update({ _id, mode: { ...mode, [key]: on } }).unwrap())}
        />
      ))}
      <h3>{t("switches.certificates")}</h3>
      <Switch
        label={t("switches.certificateCreation")}
        hint={t("switches.certificateHint")}
        on={certificateCreationEnabled}
        busy={toggling.isLoading}
        onChange={(enabled) => report(toggle({ universityId: _id, enabled }).unwrap())}
      />
    </section>
  );
}
