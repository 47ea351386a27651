/** The page on which the owner of an account refuses the e-mail that an administrator has set. */

import { userNameIn } from "@ijaza/schema/users/names";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { type MailedLink, useObjectToNewAddressMutation } from "../accounts.api.ts";
import { MailedPress } from "./MailedPress.tsx";

export function EmailObjection({ token, link }: { token: string; link: MailedLink }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const [object, state] = useObjectToNewAddressMutation();
  return (
    <MailedPress
      texts={{
        title: t("object.title"),
        text: t("object.text", { name: isolate(userNameIn(link, language)), email: isolate(link.email) }),
        submit: t("object.submit"),
        doneTitle: t("object.done.title"),
        doneText: t("object.done.text"),
      }}
      kind="danger"
      send={() => object({ token }).unwrap()}
      state={state}
      way={
        <ButtonLink kind="primary" size="large" wide to="/login">
          {t("object.done.go")}
        </ButtonLink>
      }
    />
  );
}
