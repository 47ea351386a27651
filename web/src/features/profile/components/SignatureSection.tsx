/** The picture of the user's signature; a chosen one is saved at once. */
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useUser } from "../../../platform/actor.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { userLoaded } from "../../../platform/identity/user-state.ts";
import { Section } from "../../../ui/Section.tsx";
import { showToast } from "../../../ui/toast.ts";
import { SignatureField } from "../../accounts/accounts.parts.tsx";
import { useUpdatePreferencesMutation } from "../preferences.api.ts";

export function SignatureSection() {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const { signature } = useUser();
  const dispatch = useDispatch();
  const [update, { isLoading, error }] = useUpdatePreferencesMutation();
  const keep = (picture: string) =>
    update({ signature: picture || null })
      .unwrap()
      .then(
        ({ user }) => {
          dispatch(userLoaded(user));
          showToast(t(picture ? "signature.saved" : "signature.removed"), { tone: "ok" });
        },
        () => {},
      );
  return (
    <Section title={t("signature.title")}>
      <SignatureField
        label={t("signature.label")}
        value={signature ?? ""}
        error={error ? messageOf(error) : undefined}
        busy={isLoading}
        onChange={(picture) => void keep(picture)}
      />
    </Section>
  );
}
