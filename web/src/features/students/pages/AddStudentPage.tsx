/** `/add_one_student`: registers one student by form. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { Link, useNavigate } from "react-router";
import { api } from "../../../platform/api/api.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import type { Texts } from "../../../platform/use-judged-form.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Note } from "../../../ui/Note.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";
import { StudentForm } from "../components/StudentForm.tsx";
import { cellsOf, NEW_TEXTS } from "../student-texts.ts";
import { useAddStudentsMutation } from "../students.api.ts";

export function AddStudentPage() {
  const { t } = useTranslation("students");
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [add] = useAddStudentsMutation();
  /** The number of a student who was registered before with the same data. */
  const [known, setKnown] = useState<string>();
  const send = async (texts: Texts) => {
    setKnown(undefined);
    const cells = cellsOf(texts);
    const { created, errors } = await add({ students: [cells] }).unwrap();
    if (errors.length > 0) return errors.flatMap((row) => row.errors);
    if (created === 0) setKnown(cells.studentNumber ?? "");
    else {
      dispatch(api.util.invalidateTags(["students"]));
      const [name, email] = [isolate(`${cells.firstName} ${cells.lastName}`), isolate(cells.email ?? "")];
      showToast(t("addOne.done", { name, email }), { tone: "ok", duration: LONG_TOAST_MS });
      // The list shows the newest first.
      navigate("/student", { replace: true });
    }
    return [];
  };
  return (
    <>
      <PageHead
        back={<BackLink to="/student">{t("title")}</BackLink>}
        title={t("addOne.title")}
        text={t("addOne.text")}
      />
      <StudentForm start={NEW_TEXTS} action={t("addOne.action")} send={send}>
        {known && (
          <Note tone="wait">
            {t("addOne.known")} <Link to={`/student?search=${encodeURIComponent(known)}`}>{t("addOne.show")}</Link>
          </Note>
        )}
      </StudentForm>
    </>
  );
}
