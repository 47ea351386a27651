/** Where files are dropped or chosen. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Sample } from "../components/Sample.tsx";

export function Files() {
  const { t } = useTranslation("showcase");
  const [name, setName] = useState("");
  const texts = { title: t("sample.drop"), choose: t("sample.choose"), hint: name || t("sample.dropHint") };
  return (
    <>
      <Sample name={t("state.rest")}>
        <FileDrop {...texts} accept=".csv" onFile={(file) => setName(file.name)} />
      </Sample>
      <Sample name={t("state.dense")}>
        <FileDrop {...texts} compact named multiple accept=".pdf" onFile={(file) => setName(file.name)} />
      </Sample>
    </>
  );
}
