/** Shown instead of the pages of a university to a manager or an agent who has none: what that means, and what will happen. */
import { Mail, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { EmptyState } from "../ui/States.tsx";

export function NoUniversityPage() {
  const { t } = useTranslation("dashboard");
  return (
    <>
      <PageHead title={t("noUniversity.title")} />
      <EmptyState
        title={t("noUniversity.text")}
        text={t("noUniversity.next")}
        action={
          <>
            <Button kind="primary" icon={RotateCw} onClick={() => location.reload()}>
              {t("noUniversity.again")}
            </Button>
            <ButtonLink icon={Mail} to="/contact">
              {t("noUniversity.ask")}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
