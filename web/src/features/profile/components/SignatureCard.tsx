/** The picture of the user's signature; a chosen one is saved at once. */
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useUser } from "../../../platform/actor.ts";
import { useUpdatePreferencesMutation } from "../../../platform/api/preferences.api.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { userLoaded } from "../../../platform/identity/user-state.ts";
import { Card } from "../../../ui/Card.tsx";
import { showToast } from "../../../ui/toast.ts";
import { SignatureField } from "../../accounts/accounts.parts.tsx";

export function SignatureCard() {
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
    <Card title={t("signature.title")}>
      <SignatureField
        label={t("signature.label")}
        value={signature ?? ""}
        error={error ? messageOf(error) : undefined}
        busy={isLoading}
        onChange={(picture) => void keep(picture)}
      />
    </Card>
  );
}
