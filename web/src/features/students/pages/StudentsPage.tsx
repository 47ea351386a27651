/** `/student`: the students of the university. */
import { exportStudents, type ListedStudent } from "@ijaza/schema/students/calls";
import { Send, Upload, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { pageOf, useListState } from "../../../platform/list-state.ts";
import { useSelection } from "../../../platform/use-selection.ts";
import { BulkBar } from "../../../ui/BulkBar.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { ListCard } from "../../../ui/ListCard.tsx";
import { ListExport } from "../../../ui/ListExport.tsx";
import { Filter, ListTools } from "../../../ui/ListTools.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { SavedFilters } from "../../users/users.parts.tsx";
import { mayHaveCode } from "../access-state.ts";
import { useColumns } from "../components/use-columns.tsx";
import { addressOf, namesOf } from "../student-names.ts";
import { useGetStudentsQuery } from "../students.api.ts";
import { useStudentActions } from "../use-student-actions.tsx";

const idOf = (student: ListedStudent) => student._id;
const SEXES = ["F", "M"] as const;

export function StudentsPage() {
  const { t } = useTranslation("students");
  const language = useLanguage();
  const state = useListState();
  const isAgent = useRole() === "agent_uni";
  const sex = SEXES.find((each) => each === state.filter("sex"));
  const columns = useColumns(language, isAgent ? addressOf : undefined);
  const chosen = useSelection(idOf);
  const { menuOf, dialog, sendCodes } = useStudentActions(chosen.clear);
  const nameOf = (student: ListedStudent) => namesOf(student, language)[0];
  const { page, pageSize, ...listed } = { ...pageOf(state), sex };
  const query = useGetStudentsQuery({ ...listed, page, pageSize });
  const total = query.data?.total ?? 0;
  const importing = isAgent && (
    <ButtonLink kind="primary" icon={Upload} to="/add_Student">
      {t("import")}
    </ButtonLink>
  );
  const adding = isAgent && (
    <ButtonLink icon={UserPlus} to="/add_one_student">
      {t("addOne.title")}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t("title")}>
        {isAgent && (
          <Button icon={Send} onClick={() => sendCodes("all")}>
            {t("codes.all")}
          </Button>
        )}
        {adding}
        {importing}
      </PageHead>
      <ListCard
        label={t("title")}
        query={query}
        rows={query.error && !query.isFetching ? undefined : query.data?.students}
        total={total}
        state={state}
        columns={columns}
        idOf={idOf}
        selection={
          isAgent
            ? {
                has: chosen.has,
                may: mayHaveCode,
                toggle: chosen.toggle,
                label: (student) => t("select", { name: nameOf(student) }),
              }
            : undefined
        }
        menu={
          menuOf
            ? (student) => <Menu label={t("menuOf", { name: nameOf(student) })} items={menuOf(student)} />
            : undefined
        }
        bulk={
          <BulkBar count={chosen.rows.length} onClear={chosen.clear}>
            <Button kind="brass" size="dense" icon={Send} onClick={() => sendCodes(chosen.rows.map(idOf))}>
              {t("codes.action")}
            </Button>
          </BulkBar>
        }
        empty={
          state.search || sex ? (
            <EmptyState title={t("nothingFound.title")} text={t("nothingFound.text")} />
          ) : (
            <EmptyState
              title={t("empty.title")}
              text={t(isAgent ? "empty.agent" : "empty.reader")}
              action={
                <>
                  {importing}
                  {adding}
                </>
              }
            />
          )
        }
        tools={
          <ListTools
            searchLabel={t("search")}
            search={state.search}
            onSearch={(search) => state.set({ search })}
            actions={<ListExport call={exportStudents} query={listed} name="students" isEmpty={total === 0} />}
          >
            <Filter
              label={t("filters.sex")}
              all={t("filters.everybody")}
              value={sex ?? ""}
              options={SEXES.map((value) => ({ value, label: t(`filters.${value}`) }))}
              onChoose={(value) => state.set({ sex: value })}
            />
            <SavedFilters list="students" state={state} />
          </ListTools>
        }
      />
      {dialog}
    </>
  );
}
