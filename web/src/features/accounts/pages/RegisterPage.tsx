/** `/register/{token}`: redeems an invitation. `/register` without one says that accounts need an invitation. */
import { PRODUCT } from "@ijaza/schema/product";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { GoneInvitation } from "../components/Gone.tsx";
import { LinkOpening } from "../components/LinkOpening.tsx";
import { RegisterForm } from "../components/RegisterForm.tsx";
import { useMailedLink } from "../use-mailed-link.ts";

function Uninvited() {
  const { t } = useTranslation("accounts");
  return (
    <SidedPage name={t("register.name")} title={t("uninvited.title")}>
      <section>
        <p>{t("uninvited.text")}</p>
        <p>{t("uninvited.lost")}</p>
        <p>
          {t("uninvited.students")} <Link to="/login_student">{t("uninvited.studentsLink")}</Link>
        </p>
        <ButtonLink kind="primary" size="large" wide to="/login">
          {t("signIn")}
        </ButtonLink>
      </section>
    </SidedPage>
  );
}

export function RegisterPage() {
  const { t } = useTranslation("accounts");
  const token = useMailedLink("/register");
  const product = PRODUCT.name[useLanguage()];
  if (!token) return <Uninvited />;
  const names = { name: t("register.name"), title: t("register.title", { product }) };
  return (
    <LinkOpening token={token} {...names} gone={<GoneInvitation />}>
      {(link) =>
        link.purpose === "register" ? (
          <SidedPage {...names}>
            <p>{t("register.text")}</p>
            <RegisterForm token={token} link={link} />
          </SidedPage>
        ) : (
          <Navigate to={`/forget_password/${token}`} replace />
        )
      }
    </LinkOpening>
  );
}
