/** What a student rarely needs, folded: the public link, the data, other formats, the account. */
import { FileDown, Link as LinkIcon, Shield, UserRound } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useSignedInUser } from "../../../platform/actor.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { currentDiplomaChosen, useStudentSession } from "../../../platform/identity/student-session.ts";
import { lazyPage } from "../../../platform/load-page.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { Section } from "../../../ui/Section.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { OwnRequests } from "../../correction-requests/correction-requests.parts.tsx";
import type { OwnRecord } from "../profile.api.ts";
import { CertificateFacts } from "./CertificateFacts.tsx";
import { DiplomaFacts } from "./DiplomaFacts.tsx";
import { Formats } from "./Formats.tsx";
import type { Holding } from "./holdings.ts";
import { OwnData } from "./OwnData.tsx";
import { PublicLink } from "./PublicLink.tsx";
import "./Folds.css";

/** Loaded when it is opened: few who see their documents change their account. */
const OwnAccount = lazyPage(() => import("../components/OwnAccount.tsx").then((file) => file.OwnAccount));

/** Statuses in which a record is neither on its way to the chain nor ended. */
const CORRECTABLE: readonly string[] = ["pending", "rejected", "unsigned", "error", "signed"];

function HoldingData({ holding, student }: { holding: Holding; student: OwnRecord }) {
  const { currentDiploma } = useStudentSession();
  const dispatch = useDispatch();
  if (holding.kind === "certificate")
    return (
      <Section title={holding.title}>
        <CertificateFacts certificate={holding.record} />
      </Section>
    );
  const { record } = holding;
  return (
    <Section title={holding.title}>
      <DiplomaFacts diploma={record} />
      <div className="own-data__actions">
        <OwnRequests
          key={record._id}
          kind="diploma"
          diplomaId={record._id}
          standing={{ ...student, ...record }}
          frozen={!CORRECTABLE.includes(record.status) || record.supersededBy !== null}
          asking={currentDiploma._id === record._id}
          onAsk={() => dispatch(currentDiplomaChosen(record))}
          onClose={() => dispatch(currentDiplomaChosen({}))}
        />
      </div>
    </Section>
  );
}

function StudentData({ student }: { student: OwnRecord }) {
  const [asking, setAsking] = useState(false);
  return (
    <OwnData student={student}>
      <OwnRequests
        kind="student"
        standing={student}
        asking={asking}
        onAsk={() => setAsking(true)}
        onClose={() => setAsking(false)}
      />
    </OwnData>
  );
}

function AccountFold() {
  const { t } = useTranslation("profile");
  const user = useSignedInUser();
  const [wasOpened, setOpened] = useState(false);
  const pending = user && "pendingEmail" in user ? user.pendingEmail : null;
  const aside = pending ? t("own.account.waiting", { email: isolate(String(pending), "ltr") }) : t("own.account.aside");
  return (
    <Fold icon={Shield} title={t("student.account")} aside={aside} onOpen={() => setOpened(true)}>
      <Suspense fallback={<SkeletonRows rows={3} columns={2} />}>{wasOpened && <OwnAccount />}</Suspense>
    </Fold>
  );
}

type FoldsProps = { student: OwnRecord; holding?: Holding; university: string };

export function Folds({ student, holding, university }: FoldsProps) {
  const { t } = useTranslation("profile");
  return (
    <div className="own-folds">
      {holding?.isPublic && (
        <Fold
          icon={LinkIcon}
          title={t("own.link.title")}
          aside={
            holding.hidden.length === 0 ? t("own.link.all") : t("visibility.hidden", { count: holding.hidden.length })
          }
        >
          <PublicLink key={holding._id} holding={holding} />
        </Fold>
      )}
      <Fold icon={UserRound} title={t("student.data")} aside={t("own.data.aside")}>
        <div className="own-data">
          {holding && <HoldingData holding={holding} student={student} />}
          <StudentData student={student} />
        </div>
      </Fold>
      {holding?.isPublic && (
        <Fold icon={FileDown} title={t("own.formats.title")} aside={t("own.formats.aside")}>
          <Formats holding={holding} university={university} />
        </Fold>
      )}
      <AccountFold />
    </div>
  );
}
