/** The list of what can be done with a document: show its code, share its link, download its proof or badge. */

import { formatReference } from "@ijaza/schema/documents/reference";
import { linkedInAddress } from "@ijaza/schema/verification/linkedin";
import { BadgeCheck, FileJson, Link, type LucideIcon, Mail, MessageCircle, QrCode } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPage } from "../../../platform/load-page.ts";
import { BadgeButton, CredentialButton } from "../../../ui/DocumentFiles.tsx";
import type { LocalVerdict } from "../checking/verify-here.ts";
import type { DocumentKind } from "../facts/facts.ts";
import type { LinkDialog as Shown } from "./LinkDialog.tsx";
import { saveProof } from "./save-proof.ts";
import { usePassOn } from "./use-pass-on.ts";
import "./Uses.css";

const LinkDialog = lazyPage<Parameters<typeof Shown>[0]>(() =>
  import("./LinkDialog.tsx").then((file) => file.LinkDialog),
);

export type UsesProps = {
  id: string;
  kind: DocumentKind;
  verified: LocalVerdict;
  /** What it certifies. */
  subject: string;
  university: string;
  /** Only a valid document is shared. */
  isValid: boolean;
};

type OutProps = { icon: LucideIcon; to: string; children: ReactNode };

function Out({ icon: Icon, to, children }: OutProps) {
  return (
    <li>
      <a href={to} target="_blank" rel="noopener noreferrer">
        <Icon size={18} aria-hidden="true" />
        {children}
      </a>
    </li>
  );
}

type ActionProps = { icon: LucideIcon; onDo: () => void; children: ReactNode };

function Action({ icon: Icon, onDo, children }: ActionProps) {
  return (
    <li>
      <button type="button" onClick={onDo}>
        <Icon size={18} aria-hidden="true" />
        {children}
      </button>
    </li>
  );
}

export function Uses({ id, kind, verified, subject, university, isValid }: UsesProps) {
  const { t } = useTranslation("verification");
  const passOn = usePassOn();
  const [coded, setCoded] = useState(false);
  const link = `${globalThis.location.origin}/digital_diploma/${id}`;
  const mail = new URLSearchParams({ subject, body: `${subject}\n${university}\n${link}` });
  const claims = verified.result.facts.claims ?? {};
  const name = `${kind}-${formatReference(id)}`;
  return (
    <>
      <ul className="uses">
        <Action icon={Link} onDo={() => void passOn(link)}>
          {t("actions.share")}
        </Action>
        <Action icon={QrCode} onDo={() => setCoded(true)}>
          {t("uses.code")}
        </Action>
        {isValid && (
          <>
            <Out icon={Mail} to={`mailto:?${mail.toString().replaceAll("+", "%20")}`}>
              {t("uses.mail")}
            </Out>
            <Out icon={MessageCircle} to={`https://wa.me/?${new URLSearchParams({ text: `${subject} – ${link}` })}`}>
              {t("uses.whatsApp")}
            </Out>
            <Out icon={BadgeCheck} to={linkedInAddress({ id, link, name: subject, university, claims })}>
              {t("uses.linkedIn")}
            </Out>
          </>
        )}
        {verified.text !== "" && (
          <Action icon={FileJson} onDo={() => saveProof(verified, { kind, id })}>
            {t("actions.download")}
          </Action>
        )}
        <li>
          <BadgeButton kind="ghost" id={id} name={name} />
        </li>
        <li>
          <CredentialButton kind="ghost" id={id} name={name} />
        </li>
      </ul>
      {coded && (
        <Suspense>
          <LinkDialog link={link} name={`code-${formatReference(id)}`} onClose={() => setCoded(false)} />
        </Suspense>
      )}
    </>
  );
}
