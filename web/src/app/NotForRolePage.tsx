/** Shown instead of a page for other roles: names those roles, and links to the user's own start page. */
import { PRODUCT } from "@ijaza/schema/product";
import type { Role } from "@ijaza/schema/users/roles";
import { LayoutDashboard } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../platform/actor.ts";
import { formatList } from "../platform/format/format.ts";
import { useLanguage } from "../platform/i18n/use-language.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { EmptyState } from "../ui/States.tsx";

export function NotForRolePage({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const { role } = useUser();
  const product = PRODUCT.name[language];
  const readers = formatList(
    roles.map((each) => t(`staff.roles.${each}`, { product })),
    language,
  );
  return (
    <>
      <PageHead title={t("notForRole.title")} />
      <EmptyState
        title={t("notForRole.text", { role: t(`staff.roles.${role}`, { product }), readers })}
        text={t("notForRole.hint")}
        action={
          <ButtonLink kind="primary" icon={LayoutDashboard} to="/dashboard">
            {t("notForRole.home")}
          </ButtonLink>
        }
      />
    </>
  );
}
