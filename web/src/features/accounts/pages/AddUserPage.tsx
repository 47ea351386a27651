/** `/add_user`: a responsable invites an agent. */
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../ui/BackLink.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { InviteForm } from "../components/InviteForm.tsx";
import { useInviteAgentMutation } from "../user-lists.api.ts";

export function AddUserPage() {
  const { t } = useTranslation("accounts");
  const [invite, { isLoading, error }] = useInviteAgentMutation();
  return (
    <>
      <PageHead
        back={<BackLink to="/usersList">{t("users.title")}</BackLink>}
        title={t("invite.agent.title")}
        text={t("invite.agent.text")}
      />
      <InviteForm
        names={["username", "email", "numero", "speciality"]}
        busy={isLoading}
        error={error}
        onSend={(invited) => invite(invited).unwrap()}
      />
    </>
  );
}
