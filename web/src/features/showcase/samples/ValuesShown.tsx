/** Numbers, dates, amounts and references as each language writes them. */
import { useTranslation } from "react-i18next";
import { Facts } from "../../../ui/Facts.tsx";
import { DateValue, EtherValue, MomentValue, NumberValue, Reference } from "../../../ui/Values.tsx";
import { Sample } from "../components/Sample.tsx";

export function ValuesShown() {
  const { t } = useTranslation("showcase");
  return (
    <Sample name={t("state.rest")}>
      <Facts
        facts={[
          { key: "name", label: t("value.name"), value: t("sample.name") },
          { key: "number", label: t("value.number"), value: <NumberValue value={1234567} /> },
          { key: "date", label: t("value.date"), value: <DateValue value="2026-07-03" /> },
          { key: "moment", label: t("value.moment"), value: <MomentValue value="2026-07-03T09:30:00Z" /> },
          { key: "ether", label: t("value.ether"), value: <EtherValue wei="1234567890123456789" /> },
          { key: "reference", label: t("value.reference"), value: <Reference>7K2QF-9XW4M-01234</Reference> },
        ]}
      />
    </Sample>
  );
}
