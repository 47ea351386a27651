/** The user's second factors, with the dialogs that add, remove and renew them. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Note } from "../../../ui/Note.tsx";
import { Section } from "../../../ui/Section.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { type CodeSecret, type Factors, type Passkey, useGetSecondFactorQuery } from "../second-factor.api.ts";
import { AddCodesDialog } from "./AddCodesDialog.tsx";
import { AddPasskeyDialog } from "./AddPasskeyDialog.tsx";
import { OneTimeCodes } from "./OneTimeCodes.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { RemoveFactorDialog } from "./RemoveFactorDialog.tsx";
import { RenewCodesDialog } from "./RenewCodesDialog.tsx";
import "./SecondFactorSection.css";

/** The one dialog that is open. */
type OpenDialog =
  | { what: "passkey" | "renewal" }
  | { what: "codes"; secret: CodeSecret }
  | { what: "removal"; passkey: Passkey | null }
  | { what: "keeping"; codes: string[] };

const countOf = ({ passkeys, codes }: Factors) => passkeys.length + (codes ? 1 : 0);

export function SecondFactorSection() {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetSecondFactorQuery();
  const [opened, open] = useState<OpenDialog | null>(null);
  const close = () => open(null);
  const onAdded = (codes: string[] | null) => open(codes && { what: "keeping", codes });
  return (
    <Section title={t("factor.title")}>
      <div className="stack">
        <p className="muted">{t("factor.text")}</p>
        {error && !data && <ErrorState text={messageOf(error)} onRetry={refetch} />}
        {!data && !error && <SkeletonRows rows={3} columns={1} />}
        {data && countOf(data) === 0 && <Note>{t("factor.none")}</Note>}
        {data && (
          <div className="factors">
            <Passkeys
              passkeys={data.passkeys}
              onAdd={() => open({ what: "passkey" })}
              onRemove={(passkey) => open({ what: "removal", passkey })}
            />
            <OneTimeCodes
              isSetUp={data.codes}
              onBegun={(secret) => open({ what: "codes", secret })}
              onRemove={() => open({ what: "removal", passkey: null })}
            />
            {countOf(data) > 0 && (
              <RecoveryCodes left={data.recoveryCodesLeft} onRenew={() => open({ what: "renewal" })} />
            )}
          </div>
        )}
      </div>
      {opened?.what === "passkey" && <AddPasskeyDialog onClose={close} onAdded={onAdded} />}
      {opened?.what === "codes" && <AddCodesDialog secret={opened.secret} onClose={close} onAdded={onAdded} />}
      {opened?.what === "removal" && data && (
        <RemoveFactorDialog passkey={opened.passkey} isLast={countOf(data) === 1} onClose={close} />
      )}
      {opened?.what === "renewal" && <RenewCodesDialog onClose={close} onRenewed={onAdded} />}
      {opened?.what === "keeping" && <RecoveryCodesDialog codes={opened.codes} onKept={close} />}
    </Section>
  );
}
