/** Where programs read the same: the trust list, the keys of issuers, the did:web document, and the registry. */
import { FileCode } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Facts } from "../../../ui/Facts.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Reference } from "../../../ui/Values.tsx";
import type { UniversityPage } from "../university-pages.api.ts";

function Address({ path }: { path: string }) {
  return (
    <a href={path} className="mono">
      {path}
    </a>
  );
}

export function ForPrograms({ university }: Pick<UniversityPage, "university">) {
  const { t } = useTranslation("university-pages");
  const { slug, did, registry, number } = university;
  return (
    <div>
      <Fold icon={FileCode} title={t("programs.title")}>
        <Facts
          facts={[
            { key: "trust", label: t("programs.trust"), value: <Address path="/api/chain" /> },
            { key: "issuers", label: t("programs.issuers"), value: <Address path="/api/issuers" /> },
            { key: "document", label: t("programs.document"), value: <Address path={`/issuers/${slug}/did.json`} /> },
            { key: "did", label: t("programs.did"), value: <Reference>{did}</Reference> },
            { key: "registry", label: t("programs.registry"), value: <Reference>{registry}</Reference> },
            { key: "number", label: t("programs.number"), value: <Reference>{number}</Reference> },
          ]}
        />
      </Fold>
    </div>
  );
}
