/** The state of a student's access, with the button that mails a new code. */
import type { ListedStudent } from "@ijaza/schema/students/calls";
import { Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { MomentValue } from "../../../ui/Values.tsx";
import { accessOf, mayHaveCode } from "../access-state.ts";
import { AccessChip } from "./AccessChip.tsx";
import "./AccessCard.css";
import { CodesDialog } from "./CodesDialog.tsx";

export function AccessCard({ student }: { student: ListedStudent }) {
  const { t } = useTranslation("students");
  const [isOpen, setOpen] = useState(false);
  const { invitation, lastLoginDate, _id } = student;
  const since = lastLoginDate ?? invitation?.at;
  const close = () => setOpen(false);
  return (
    <Card className="access-card" aria-label={t("access.title")}>
      <p className="access-card__state">
        <b>{t("access.title")}</b>
        <AccessChip state={accessOf(student)} />
        {since && (
          <span className="muted">
            {lastLoginDate && t("access.lastSignIn")} <MomentValue value={since} />
          </span>
        )}
      </p>
      {mayHaveCode(student) && (
        <Button size="dense" icon={Send} onClick={() => setOpen(true)}>
          {t("codes.action")}
        </Button>
      )}
      {isOpen && <CodesDialog ids={[_id]} onDone={close} onClose={close} />}
    </Card>
  );
}
