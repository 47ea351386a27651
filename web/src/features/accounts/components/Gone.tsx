/** The page of a mailed link that is no longer valid: what may have happened, and what to do now. */
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/Button.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";

export function GoneInvitation() {
  const { t } = useTranslation("accounts");
  return (
    <SidedPage name={t("register.name")} title={t("gone.title")}>
      <section>
        <p>{t("gone.text")}</p>
        <p>{t("gone.registered")}</p>
        <p>{t("gone.ask")}</p>
        <ButtonLink kind="primary" size="large" wide to="/login">
          {t("signIn")}
        </ButtonLink>
      </section>
    </SidedPage>
  );
}

export function GoneLink() {
  const { t } = useTranslation("accounts");
  return (
    <SidedPage name={t("reset.name")} title={t("gone.title")}>
      <section>
        <p>{t("gone.text")}</p>
        <p>{t("gone.again")}</p>
        <ButtonLink kind="primary" size="large" wide to="/forget_password" state={{ back: "/login" }}>
          {t("forgotten.title")}
        </ButtonLink>
        <ButtonLink size="large" wide to="/login">
          {t("signIn")}
        </ButtonLink>
      </section>
    </SidedPage>
  );
}
