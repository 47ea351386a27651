/** What the public sees of the own document: a switch for each claim, saved at once. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Note } from "../../../ui/Note.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useHideClaimsMutation } from "../profile.api.ts";
import type { PublicClaim } from "../public-claims.ts";
import "./PublicView.css";

type PublicViewProps = {
  recordId: string;
  claims: readonly PublicClaim[];
  /** Names of the hidden claims. */
  hidden: readonly string[];
  /** It has a last day, which is shown whatever is hidden. */
  expires?: boolean;
};

function Claims({ recordId, claims, hidden }: Omit<PublicViewProps, "expires">) {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const [hide, { isLoading, originalArgs, error }] = useHideClaimsMutation();
  // A change that is still being saved counts already, so that switches need not be disabled and keep the focus.
  const chosen = (isLoading && originalArgs?.hidden) || hidden;
  const choose = (name: string, shown: boolean) =>
    void hide({ documentId: recordId, hidden: shown ? chosen.filter((each) => each !== name) : [...chosen, name] });
  return (
    <>
      <ul className="public-view" aria-busy={isLoading}>
        {claims.map(({ name, label, value }) => (
          <li key={name}>
            <Switch
              label={label}
              hint={<bdi>{value}</bdi>}
              on={!chosen.includes(name)}
              onChange={(shown) => choose(name, shown)}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {error && <Note tone="bad">{messageOf(error)}</Note>}
        {!error && (
          <p className="muted">
            {chosen.length === 0 ? t("visibility.allShown") : t("visibility.hidden", { count: chosen.length })}
          </p>
        )}
      </div>
    </>
  );
}

export function PublicView({ expires, ...record }: PublicViewProps) {
  const { t } = useTranslation("profile");
  return (
    <div className="stack">
      <p>{t("visibility.text")}</p>
      <Claims {...record} />
      <ul className="public-view__limits">
        {expires && <li>{t("visibility.expiry")}</li>}
        <li>{t("visibility.copies")}</li>
        <li>{t("visibility.university")}</li>
      </ul>
    </div>
  );
}
