/** What can be done with a document that was really issued: its code, links to pass it on, print, proof. Nothing here follows anybody. */
import { linkedInAddress } from "@ijaza/schema/linkedin";
import { formatReference } from "@ijaza/schema/reference";
import { BadgeCheck, FileJson, type LucideIcon, Mail, MessageCircle, Printer, QrCode } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPage } from "../../../platform/load-page.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Card } from "../../../ui/Card.tsx";
import { BadgeButton } from "../../../ui/DocumentFiles.tsx";
import type { DocumentKind } from "../facts.ts";
import type { Verified } from "../verify-here.ts";
import type { LinkDialog as Shown } from "./LinkDialog.tsx";
import "./UsesCard.css";

const LinkDialog = lazyPage<Parameters<typeof Shown>[0]>(() =>
  import("./LinkDialog.tsx").then((file) => file.LinkDialog),
);

type UsesCardProps = {
  id: string;
  kind: DocumentKind;
  verified: Verified;
  /** What it certifies. */
  subject: string;
  university: string;
  /** Only what is valid is passed on. */
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

type DeedProps = { icon: LucideIcon; onDo: () => void; children: ReactNode };

function Deed({ icon: Icon, onDo, children }: DeedProps) {
  return (
    <li>
      <button type="button" onClick={onDo}>
        <Icon size={18} aria-hidden="true" />
        {children}
      </button>
    </li>
  );
}

export function UsesCard({ id, kind, verified, subject, university, isValid }: UsesCardProps) {
  const { t } = useTranslation("verification");
  const [coded, setCoded] = useState(false);
  const link = `${globalThis.location.origin}/digital_diploma/${id}`;
  const letter = new URLSearchParams({ subject, body: `${subject}\n${university}\n${link}` });
  const claims = verified.result.facts.claims ?? {};
  const saveProof = () =>
    saveFile(new Blob([verified.text], { type: "application/json" }), `${kind}-${formatReference(id)}.json`);
  return (
    <Card title={t("uses.title")} className="uses">
      <ul>
        <Deed icon={QrCode} onDo={() => setCoded(true)}>
          {t("uses.code")}
        </Deed>
        {isValid && (
          <>
            <Out icon={Mail} to={`mailto:?${letter.toString().replaceAll("+", "%20")}`}>
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
        <Deed icon={Printer} onDo={() => globalThis.print()}>
          {t("uses.print")}
        </Deed>
        {verified.text !== "" && (
          <Deed icon={FileJson} onDo={saveProof}>
            {t("actions.download")}
          </Deed>
        )}
        <li>
          <BadgeButton kind="ghost" id={id} name={`${kind}-${formatReference(id)}`} />
        </li>
      </ul>
      {coded && (
        <Suspense>
          <LinkDialog link={link} name={`code-${formatReference(id)}`} onClose={() => setCoded(false)} />
        </Suspense>
      )}
    </Card>
  );
}
