/** Redeems an invitation: asks for the details and a password, and signs in. */
import { PRODUCT } from "@ijaza/schema/product";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useArrival } from "../../../platform/use-arrival.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { LazyLeaveGuard } from "../../../ui/LazyLeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { type MailedLink, useRegisterAgentMutation, useRegisterResponsableMutation } from "../accounts.api.ts";
import { forgetMailedLink } from "../use-mailed-link.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { SignatureField } from "./SignatureField.tsx";

/** Who invites, into which role, and where. */
function Invited({ link: { role, email, university } }: { link: MailedLink }) {
  const { t } = useTranslation(["accounts", "ui"]);
  const language = useLanguage();
  const facts = [
    { key: "university", label: t("register.university"), value: university?.name[language] },
    { key: "role", label: t("register.role"), value: t(`ui:staff.roles.${role}`, { product: PRODUCT.name[language] }) },
    { key: "email", label: t("person.email"), value: email },
  ];
  return <Facts facts={facts} />;
}

const START = { username: "", usernameAr: "", password: "", numero: "", speciality: "", signature: "" };

export function RegisterForm({ token, link }: { token: string; link: MailedLink }) {
  const { t } = useTranslation("accounts");
  const isAgent = link.role === "agent_uni";
  const [registerAgent, ofAgent] = useRegisterAgentMutation();
  const [registerResponsable, ofResponsable] = useRegisterResponsableMutation();
  const { isLoading, error } = isAgent ? ofAgent : ofResponsable;
  const [arrived, setArrived] = useState(false);
  const arrive = useArrival("/dashboard");
  const names = { username: link.username, usernameAr: link.usernameAr ?? "" };
  const form = useForm({ start: { ...START, ...names }, required: ["username", "password"], error });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) return;
    const { username, usernameAr, password, numero, speciality, signature } = form.values;
    const sent = {
      token,
      username: username.trim(),
      usernameAr: usernameAr.trim() === names.usernameAr ? undefined : usernameAr.trim(),
      password,
      numero: numero.trim() || undefined,
      speciality: (isAgent && speciality.trim()) || undefined,
      signature: signature || undefined,
    };
    const register = isAgent ? registerAgent : registerResponsable;
    await register(sent)
      .unwrap()
      .then(
        (signedIn) => {
          setArrived(true);
          forgetMailedLink("/register");
          arrive(signedIn);
        },
        () => {},
      );
  };
  return (
    <form ref={form.ref} onSubmit={submit} noValidate>
      <Invited link={link} />
      {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
      <PersonFields form={form} names={["username", "usernameAr"]} />
      <NewPasswordField
        value={form.values.password}
        error={form.errorOf("password")}
        onChange={(password) => form.set("password", password)}
      />
      <PersonFields form={form} names={isAgent ? ["numero", "speciality"] : ["numero"]} />
      <SignatureField
        label={t("signature.optional")}
        value={form.values.signature}
        error={form.errorOf("signature")}
        onChange={(signature) => form.set("signature", signature)}
      />
      <Button type="submit" kind="primary" size="large" wide busy={isLoading || arrived}>
        {t(isLoading ? "register.submitting" : "register.submit")}
      </Button>
      <LazyLeaveGuard when={form.isChanged && !isLoading && !arrived} />
    </form>
  );
}
