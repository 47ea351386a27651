/** Who runs the installation; says so plainly where nobody is named. */
import { useTranslation } from "react-i18next";
import { Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import type { LegalPageData } from "../legal.api.ts";

export function Operator({ operator: { name, address, email } }: Pick<LegalPageData, "operator">) {
  const { t } = useTranslation("legal");
  const facts = [
    { key: "name", label: t("operator.name"), value: name },
    {
      key: "address",
      label: t("operator.address"),
      value: address.length > 0 && (
        <address className="legal__address">
          {address.map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      ),
    },
    {
      key: "email",
      label: t("operator.email"),
      value: email && (
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      ),
    },
  ].filter(({ value }) => value);
  return (
    <>
      {!name && <Note tone="wait">{t("operator.unnamed")}</Note>}
      {facts.length > 0 && <Facts facts={facts} />}
    </>
  );
}
