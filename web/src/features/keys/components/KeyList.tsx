/** The keys of a university by what they are for, with what the reader can do with each. */

import type { KeyAction, UniversityKey, UniversityKeyPurpose } from "@ijaza/schema/keys/calls";
import { keyActionsFor } from "@ijaza/schema/keys/rules";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { Section } from "../../../ui/Section.tsx";
import type { UniversityKeysShown } from "../key-text.ts";
import { KeyDialog } from "./KeyDialog.tsx";
import { KeyRow } from "./KeyRow.tsx";

/** Signing keys before wallets: they are what most people ask about. */
const PURPOSES = ["credential", "wallet", "badge"] as const satisfies readonly UniversityKeyPurpose[];

type KeyListProps = { shown: UniversityKeysShown; level?: 2 | 3 };

export function KeyList({ shown: { keys, marksLeft, university }, level = 2 }: KeyListProps) {
  const { t } = useTranslation("keys");
  const role = useRole();
  const [doing, setDoing] = useState<{ action: KeyAction; key: UniversityKey } | null>(null);
  const now = new Date();
  const actionsOf = (key: UniversityKey) => keyActionsFor(role, { key, all: keys, now, marksLeft });
  return (
    <>
      {PURPOSES.map((purpose) => ({ purpose, own: keys.filter((key) => key.purpose === purpose) }))
        .filter(({ own }) => own.length > 0)
        .map(({ purpose, own }) => (
          <Section
            key={purpose}
            level={level}
            title={t(`purposes.${purpose}.title`)}
            text={t(`purposes.${purpose}.text`)}
          >
            <ul>
              {own.map((key) => (
                <KeyRow
                  key={key._id}
                  shown={key}
                  actions={actionsOf(key)}
                  onAction={(action) => setDoing({ action, key })}
                />
              ))}
            </ul>
          </Section>
        ))}
      {doing && (
        <KeyDialog
          action={doing.action}
          shown={doing.key}
          university={university}
          marksLeft={marksLeft}
          onClose={() => setDoing(null)}
        />
      )}
    </>
  );
}
