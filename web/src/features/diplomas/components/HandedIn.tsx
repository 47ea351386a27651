/** The documents that the university uploaded for a diploma, to look at before it is accepted. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { getAttachment, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { namesIn } from "@ijaza/schema/imports/handed-in-files";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { addressOf } from "../../../platform/api/request.ts";
import "./HandedIn.css";

function Link({ href, name, label }: { href: string; name: string; label: string }) {
  return (
    <li>
      <span className="muted">{label}</span>
      <a href={href} target="_blank" rel="noopener">
        <bdi>{name}</bdi>
        <ExternalLink size={15} aria-hidden="true" />
      </a>
    </li>
  );
}

export function HandedIn({
  diploma: { _id, file, attachments },
}: {
  diploma: Pick<Diploma, "_id" | "file" | "attachments">;
}) {
  const { t } = useTranslation("diplomas");
  if (file === null) return null;
  return (
    <section className="handed-in">
      <h3>{t("handedIn.title")}</h3>
      <ul>
        <Link href={addressOf(getDiplomaFile, { id: _id, format: "pdf" })} name={file} label={t("handedIn.document")} />
        {namesIn(attachments ?? undefined).map((name, at) => (
          <Link
            key={name}
            href={addressOf(getAttachment, { id: _id, position: at + 1 })}
            name={name}
            label={t("handedIn.attachment")}
          />
        ))}
      </ul>
      <p className="muted">{t("handedIn.hint")}</p>
    </section>
  );
}
