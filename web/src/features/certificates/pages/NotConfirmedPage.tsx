/** `/certifications_not_confirm`: the agent's certificates that wait for the responsable and may still be corrected. */
import { Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { CertificateList } from "../components/CertificateList.tsx";

export function NotConfirmedPage() {
  const { t } = useTranslation("certificates");
  const mayImport = useUser().university?.certificateCreationEnabled;
  const importing = (
    <ButtonLink kind="primary" icon={Upload} to="/add_certification">
      {t("list.import")}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t("notConfirmed.title")} text={t("notConfirmed.text")} />
      <CertificateList
        label={t("notConfirmed.title")}
        statuses={["pending"]}
        empty={
          <EmptyState
            title={t("notConfirmed.empty")}
            text={t("notConfirmed.emptyText")}
            action={mayImport ? importing : undefined}
          />
        }
      />
    </>
  );
}
