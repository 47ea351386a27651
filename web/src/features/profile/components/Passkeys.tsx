/** The user's passkeys, each with its name and its last use. */
import { KeyRound, Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { MomentValue } from "../../../ui/Values.tsx";
import type { Passkey } from "../second-factor.api.ts";
import { Factor } from "./Factor.tsx";

type PasskeysProps = { passkeys: readonly Passkey[]; onAdd: () => void; onRemove: (passkey: Passkey) => void };

export function Passkeys({ passkeys, onAdd, onRemove }: PasskeysProps) {
  const { t } = useTranslation("profile");
  return (
    <Factor
      icon={KeyRound}
      title={t("factor.passkeys.title")}
      text={t("factor.passkeys.text")}
      action={
        <Button icon={Plus} onClick={onAdd}>
          {t("factor.passkeys.add")}
        </Button>
      }
    >
      {passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey._id} className="passkey">
              <span className="session__words">
                <b>
                  <bdi>{passkey.name}</bdi>
                </b>
                <small>
                  {t("factor.passkeys.added")} <MomentValue value={passkey.createdAt} />
                </small>
                {passkey.lastUsedAt ? (
                  <small>
                    {t("factor.passkeys.used")} <MomentValue value={passkey.lastUsedAt} />
                  </small>
                ) : (
                  <small>{t("factor.passkeys.never")}</small>
                )}
              </span>
              <IconButton
                label={t("factor.passkeys.remove", { name: isolate(passkey.name) })}
                onClick={() => onRemove(passkey)}
              >
                <Trash2 size={20} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Factor>
  );
}
