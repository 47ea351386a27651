/** Checkboxes and switches. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { Sample } from "../components/Sample.tsx";

const ignore = () => {};

export function Choices() {
  const { t } = useTranslation("showcase");
  const [on, setOn] = useState(true);
  const label = t("sample.option");
  return (
    <>
      <Sample name={t("state.rest")}>
        <Checkbox labelled label={label} checked={on} onChange={setOn} />
        <Switch label={label} hint={t("sample.hint")} on={on} onChange={setOn} />
      </Sample>
      <Sample name={t("state.mixed")}>
        <Checkbox labelled label={label} checked={false} mixed onChange={ignore} />
      </Sample>
      <Sample name={t("state.busy")}>
        <Switch label={label} on busy onChange={ignore} />
      </Sample>
      <Sample name={t("state.disabled")}>
        <Checkbox labelled label={label} checked disabled onChange={ignore} />
        <Switch label={label} on={false} disabled onChange={ignore} />
      </Sample>
    </>
  );
}
