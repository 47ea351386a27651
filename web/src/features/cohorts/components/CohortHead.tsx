/** The head of a cohort: its name, what it is and who imported it, and the archive of its PDFs. */

import type { OneCohort } from "@ijaza/schema/cohorts/calls";
import { getCohortFiles } from "@ijaza/schema/cohorts/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { FolderDown, Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useUser } from "../../../platform/actor.ts";
import { addressOf } from "../../../platform/api/request.ts";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { tallyOf } from "../numbers.ts";
import { RenameCohort } from "./RenameCohort.tsx";
import "./CohortHead.css";

/** Where it stands: the list of its kind, then the cohorts of that kind. */
function Crumbs({ kind, list }: { kind: OneCohort["kind"]; list: string }) {
  const { t } = useTranslation("cohorts");
  return (
    <nav className="cohort-crumbs" aria-label={t("crumbs.label")}>
      <Link to={list}>{t(`crumbs.${kind}`)}</Link>
      <Link to={`/cohorts?kind=${kind}`}>{t("title")}</Link>
    </nav>
  );
}

export function CohortHead({ cohort, list }: { cohort: OneCohort; list: string }) {
  const { t } = useTranslation("cohorts");
  const language = useLanguage();
  const { _id: me, role } = useUser();
  const [isRenaming, setRenaming] = useState(false);
  const { _id: id, kind, name, agent, createdAt } = cohort;
  const { all, standing } = tallyOf(cohort);
  const mayRename = role === "resp_uni" || (role === "agent_uni" && agent?._id === me);
  const importer = agent && userNameIn(agent, language);
  const by = importer && t("importedBy", { name: isolate(importer) });
  const on = t(by ? "importedOn" : "importedOnly", { day: isolate(formatDayOf(createdAt, language)) });
  return (
    <>
      <Crumbs kind={kind} list={list} />
      <PageHead
        title={name}
        text={[t(`count.${kind}`, { count: all }), [by, on].filter(Boolean).join(" ")].join(t("comma"))}
      >
        {mayRename && (
          <Button icon={Pencil} onClick={() => setRenaming(true)}>
            {t("rename.open")}
          </Button>
        )}
        {standing > 0 && role !== "admin_uni" && (
          // The browser itself takes what may be gigabytes, and shows how far it is.
          <a className="button button--primary" href={addressOf(getCohortFiles, { id })} download>
            <FolderDown size={18} aria-hidden="true" />
            {t("download", { count: standing })}
          </a>
        )}
      </PageHead>
      {isRenaming && <RenameCohort id={id} name={name} onClose={() => setRenaming(false)} />}
    </>
  );
}
