/** The page on which the owner confirms a new e-mail. */

import { userNameIn } from "@ijaza/schema/users/names";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { type MailedLink, useConfirmEmailMutation } from "../accounts.api.ts";
import { MailedPress } from "./MailedPress.tsx";

export function EmailConfirmation({ token, link }: { token: string; link: MailedLink }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const [confirm, state] = useConfirmEmailMutation();
  const email = isolate(link.email);
  // One that an administrator has set counts a day later, so that its owner may object.
  const isSetByAdmin = link.purpose === "confirm-new-address";
  const home = link.role === "student" ? "/student_profile" : "/dashboard";
  return (
    <MailedPress
      texts={{
        title: t("confirm.title"),
        text: t(isSetByAdmin ? "confirm.givenText" : "confirm.text", {
          name: isolate(userNameIn(link, language)),
          email,
        }),
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
