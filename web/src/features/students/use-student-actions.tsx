/** What an agent or a responsable can do from the list of students, with the confirmation dialogs. */
import type { ListedStudent } from "@ijaza/schema/students/calls";
import { Eraser, Pencil, Send, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useRole } from "../../platform/actor.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import type { MenuItem } from "../../ui/Menu.tsx";
import { mayHaveCode } from "./access-state.ts";
import { CodesDialog } from "./components/CodesDialog.tsx";
import { EraseStudentDialog } from "./components/EraseStudentDialog.tsx";
import { RemoveStudentDialog } from "./components/RemoveStudentDialog.tsx";
import { addressOf, namesOf } from "./student-names.ts";

type OpenDialog = { codes: readonly string[] | "all" } | { remove: ListedStudent } | { erase: ListedStudent };

/** `onDone` clears the selection. `menuOf` is absent for those who can do nothing. */
export const useStudentActions = (onDone: () => void) => {
  const { t } = useTranslation("students");
  const language = useLanguage();
  const navigate = useNavigate();
  const [question, ask] = useState<OpenDialog>();
  const close = () => ask(undefined);
  const done = () => {
    close();
    onDone();
  };
  const role = useRole();
  const ofAgent = (student: ListedStudent): MenuItem[] => [
    { key: "edit", label: t("actions.edit"), icon: Pencil, onChoose: () => navigate(addressOf(student)) },
    ...(mayHaveCode(student)
      ? [{ key: "codes", label: t("codes.action"), icon: Send, onChoose: () => ask({ codes: [student._id] }) }]
      : []),
    {
      key: "remove",
      label: t("actions.remove"),
      icon: Trash2,
      danger: true,
      onChoose: () => ask({ remove: student }),
    },
  ];
  const ofResponsable = (student: ListedStudent): MenuItem[] => [
    {
      key: "erase",
      label: t("actions.erase"),
      icon: Eraser,
      danger: true,
      onChoose: () => ask({ erase: student }),
    },
  ];
  let dialog: ReactNode = null;
  if (question && "codes" in question) dialog = <CodesDialog ids={question.codes} onDone={done} onClose={close} />;
  if (question && "remove" in question) {
    const [name] = namesOf(question.remove, language);
    dialog = <RemoveStudentDialog student={question.remove} name={name} onDone={done} onClose={close} />;
  }
  if (question && "erase" in question) {
    const [name] = namesOf(question.erase, language);
    dialog = <EraseStudentDialog student={question.erase} name={name} onDone={done} onClose={close} />;
  }
  const menus = { agent_uni: ofAgent, resp_uni: ofResponsable };
  const menuOf = role === "agent_uni" || role === "resp_uni" ? menus[role] : undefined;
  return { menuOf, dialog, sendCodes: (codes: readonly string[] | "all") => ask({ codes }) };
};
