/** The page on which the owner confirms a new e-mail. */
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { type MailedLink, useConfirmEmailMutation } from "../accounts.api.ts";
import { MailedPress } from "./MailedPress.tsx";

export function EmailConfirmation({ token, link }: { token: string; link: MailedLink }) {
  const { t } = useTranslation("accounts");
  const [confirm, state] = useConfirmEmailMutation();
  const email = isolate(link.email);
  // One that an administrator has set counts a day later, so that its owner may object.
  const isSetByAdmin = link.purpose === "confirm-new-address";
  const home = link.role === "student" ? "/student_profile" : "/dashboard";
  return (
    <MailedPress
      texts={{
        title: t("confirm.title"),
        text: t(isSetByAdmin ? "confirm.givenText" : "confirm.text", { name: isolate(link.username), email }),
        submit: t("confirm.submit"),
        doneTitle: t("confirm.done.title"),
        doneText: t(isSetByAdmin ? "confirm.done.givenText" : "confirm.done.text", { email }),
      }}
      kind="primary"
      send={() => confirm({ token }).unwrap()}
      state={state}
      way={
        !isSetByAdmin && (
          <ButtonLink kind="primary" size="large" wide to={home}>
            {t("confirm.done.go")}
          </ButtonLink>
        )
      }
    />
  );
}
