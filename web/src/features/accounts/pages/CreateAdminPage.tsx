/** `/createAdmin`: the platform's admin invites another admin, of the platform, of the network or of a university. */
import { PRODUCT } from "@ijaza/schema/product";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { InviteForm } from "../components/InviteForm.tsx";
import { UniversityChoice } from "../components/UniversityChoice.tsx";
import { useUniversities } from "../use-universities.ts";
import { useInviteAdminMutation } from "../user-lists.api.ts";

const ROLES = ["admin_uni", "admin_alecso", "admin_ijaza"] as const;
type AdminRole = (typeof ROLES)[number];

function RoleChoice({ role, onChoose }: { role: AdminRole; onChoose: (role: AdminRole) => void }) {
  const { t } = useTranslation(["accounts", "ui"]);
  const product = PRODUCT.name[useLanguage()];
  return (
    <fieldset className="choices">
      <legend>{t("users.columns.role")}</legend>
      {ROLES.map((each) => (
        <label key={each} className="choice">
          <input type="radio" name="role" checked={each === role} onChange={() => onChoose(each)} />
          <span>
            <b>{t(`ui:staff.roles.${each}`, { product })}</b>
            <small>{t(`invite.admin.${each}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function CreateAdminPage() {
  const { t } = useTranslation(["accounts", "ui"]);
  const [invite, { isLoading, error }] = useInviteAdminMutation();
  const [role, setRole] = useState<AdminRole>("admin_uni");
  const [universityId, setUniversity] = useState("");
  const [tried, setTried] = useState(false);
  const universities = useUniversities({ skip: false });
  const ofUniversity = role === "admin_uni";
  const isMissing = ofUniversity && !universityId;
  const check = () => {
    setTried(true);
    return !isMissing;
  };
  return (
    <>
      <PageHead
        back={<BackLink to="/usersList">{t("users.title")}</BackLink>}
        title={t("invite.admin.title")}
        text={t("invite.admin.text")}
      />
      <InviteForm
        names={["username", "usernameAr", "email", "numero"]}
        busy={isLoading}
        error={error}
        checkBefore={check}
        onSend={({ speciality: _, ...invited }) =>
          invite({ ...invited, role, universityId: ofUniversity ? universityId : undefined }).unwrap()
        }
      >
        <RoleChoice role={role} onChoose={setRole} />
        {ofUniversity && (
          <UniversityChoice
            label={t("users.columns.university")}
            empty={t("invite.admin.choose")}
            universities={universities}
            value={universityId}
            error={tried && isMissing ? t("ui:missing") : undefined}
            onChoose={setUniversity}
          />
        )}
      </InviteForm>
    </>
  );
}
