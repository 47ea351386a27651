/** `/updateUser/{id}`: an admin changes the account of a user. */
import { PRODUCT } from "@ijaza/schema/product";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { UpdateUserForm } from "../components/UpdateUserForm.tsx";
import { UserChip } from "../components/UserChip.tsx";
import { stateOf } from "../user-actions.ts";
import { useGetUserByIdQuery } from "../user-lists.api.ts";
import "../components/InviteForm.css";

export function UpdateUserPage() {
  const { t } = useTranslation(["accounts", "ui"]);
  const messageOf = useFailureText();
  const language = useLanguage();
  const { id = "" } = useParams();
  const { data, error, refetch } = useGetUserByIdQuery({ id });
  const user = data?.user;
  const body = () => {
    if (error) return <ErrorState text={messageOf(error)} onRetry={refetch} />;
    if (!user) return <SkeletonRows rows={4} columns={1} />;
    const role = t(`ui:staff.roles.${user.role.name}`, { product: PRODUCT.name[language] });
    return (
      <div className="stack">
        <Facts
          facts={[
            { key: "role", label: t("users.columns.role"), value: role },
            { key: "university", label: t("users.columns.university"), value: user.university?.name[language] },
            { key: "state", label: t("users.columns.state"), value: <UserChip state={stateOf(user)} /> },
          ]}
        />
        {user.pendingEmail && <Note tone="wait">{t("update.waits", { email: isolate(user.pendingEmail) })}</Note>}
        <UpdateUserForm key={user._id} user={user} />
      </div>
    );
  };
  return (
    <>
      <PageHead back={<BackLink to="/usersList">{t("users.title")}</BackLink>} title={t("update.title")} />
      <Card className="invite">{body()}</Card>
    </>
  );
}
