/**
 * `/forget_password`: asks for a new password; with a mailed link sets it, confirms a new e-mail, or objects to one.
 */
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { EmailConfirmation } from "../components/EmailConfirmation.tsx";
import { EmailObjection } from "../components/EmailObjection.tsx";
import { ForgottenForm } from "../components/ForgottenForm.tsx";
import { GoneLink } from "../components/Gone.tsx";
import { LinkOpening } from "../components/LinkOpening.tsx";
import { ResetForm } from "../components/ResetForm.tsx";
import { useMailedLink } from "../use-mailed-link.ts";

export function ForgottenPage() {
  const { t } = useTranslation("accounts");
  const token = useMailedLink("/forget_password");
  if (!token) return <ForgottenForm />;
  return (
    <LinkOpening token={token} name={t("reset.name")} title={t("opening")} gone={<GoneLink />}>
      {(link) => {
        if (link.purpose === "register") return <Navigate to={`/register/${token}`} replace />;
        if (link.purpose === "object-to-new-address") return <EmailObjection token={token} link={link} />;
        if (link.purpose === "confirm-email" || link.purpose === "confirm-new-address")
          return <EmailConfirmation token={token} link={link} />;
        return <ResetForm token={token} link={link} />;
      }}
    </LinkOpening>
  );
}
