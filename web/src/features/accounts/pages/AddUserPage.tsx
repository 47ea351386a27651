/** `/add_user`: a responsable invites an agent; an admin invites a responsable. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { InviteForm } from "../components/InviteForm.tsx";
import { UniversityChoice } from "../components/UniversityChoice.tsx";
import { useUniversities } from "../use-universities.ts";
import { useInviteAgentMutation, useInviteResponsableMutation } from "../user-lists.api.ts";

function AgentForm() {
  const [invite, { isLoading, error }] = useInviteAgentMutation();
  return (
    <InviteForm
      names={["username", "usernameAr", "email", "numero", "speciality"]}
      busy={isLoading}
      error={error}
      onSend={(invited) => invite(invited).unwrap()}
    />
  );
}

function ResponsableForm() {
  const { t } = useTranslation("accounts");
  const [invite, { isLoading, error }] = useInviteResponsableMutation();
  const [universityId, setUniversity] = useState("");
  const free = useUniversities({ skip: false }).filter(({ hasResponsable }) => !hasResponsable);
  return (
    <InviteForm
      names={["username", "usernameAr", "email", "numero"]}
      busy={isLoading}
      error={error}
      onSend={({ speciality: _, ...invited }) =>
        invite({ ...invited, universityId: universityId || undefined }).unwrap()
      }
    >
      {free.length > 0 && (
        <UniversityChoice
          label={t("invite.responsable.university")}
          empty={t("invite.responsable.none")}
          hint={t("invite.responsable.hint")}
          universities={free}
          value={universityId}
          onChoose={setUniversity}
        />
      )}
    </InviteForm>
  );
}

export function AddUserPage() {
  const { t } = useTranslation("accounts");
  const ofAgent = useRole() === "resp_uni";
  return (
    <>
      <PageHead
        back={<BackLink to="/usersList">{t("users.title")}</BackLink>}
        title={t(ofAgent ? "invite.agent.title" : "invite.responsable.title")}
        text={t(ofAgent ? "invite.agent.text" : "invite.responsable.text")}
      />
      {ofAgent ? <AgentForm /> : <ResponsableForm />}
    </>
  );
}
