/**
 * `/updateStudent/{id}` and `/update_one_student`: an agent corrects one student's record, after choosing it if none is
 * named.
 */
import type { ListedStudent } from "@ijaza/schema/students/calls";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import type { Texts } from "../../../platform/use-judged-form.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Note } from "../../../ui/Note.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { showToast } from "../../../ui/toast.ts";
import { AccessCard } from "../components/AccessCard.tsx";
import { StudentChoice } from "../components/StudentChoice.tsx";
import { StudentForm } from "../components/StudentForm.tsx";
import { namesOf } from "../student-names.ts";
import { changesOf, textsOf } from "../student-texts.ts";
import { useGetStudentQuery, useUpdateStudentMutation } from "../students.api.ts";

/** Statuses for an unknown id, and for an invalid one. */
const NOBODY = [404, 400];

function Correction({ student }: { student: ListedStudent }) {
  const { t } = useTranslation("students");
  const language = useLanguage();
  const navigate = useNavigate();
  const [update] = useUpdateStudentMutation();
  const send = async (texts: Texts) => {
    await update({ _id: student._id, ...changesOf(student, texts) }).unwrap();
    showToast(t("update.done", { name: isolate(namesOf(student, language)[0]) }), { tone: "ok" });
    navigate("/student", { replace: true });
    return [];
  };
  return (
    <div className="stack">
      <AccessCard student={student} />
      <StudentForm start={textsOf(student)} action={t("update.action")} send={send}>
        <Note>{t("update.signedStay")}</Note>
      </StudentForm>
    </div>
  );
}

function Chosen({ id }: { id: string }) {
  const { t } = useTranslation("students");
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetStudentQuery({ id });
  if (data) return <Correction student={data.student} />;
  if (!error)
    return (
      <Card>
        <SkeletonRows rows={8} columns={2} />
      </Card>
    );
  const isGone = NOBODY.includes(failureOf(error).status);
  return (
    <Card>
      <ErrorState
        title={isGone ? t("update.gone") : undefined}
        text={isGone ? t("update.goneText") : messageOf(error)}
        onRetry={isGone ? undefined : refetch}
        action={isGone && <ButtonLink to="/student">{t("update.all")}</ButtonLink>}
      />
    </Card>
  );
}

export function UpdateStudentPage() {
  const { t } = useTranslation("students");
  const named = useParams().id;
  const id = useSearchParams()[0].get("id") ?? named;
  return (
    <>
      <PageHead
        back={<BackLink to="/student">{t("title")}</BackLink>}
        title={t("update.title")}
        text={t(id ? "update.text" : "update.choose")}
      />
      {id ? <Chosen key={id} id={id} /> : <StudentChoice />}
    </>
  );
}
