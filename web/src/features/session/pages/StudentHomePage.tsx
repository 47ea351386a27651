/** Where a student arrives: signed in, with the way to a diploma and the way out. */
import { LogOut, SearchCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useUser } from "../../../platform/actor.ts";
import { tellLogout } from "../../../platform/auth-channel.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { useLogoutMutation } from "../session.api.ts";
import { useForget } from "../use-session-end.ts";

const LOGIN = "/login_student";

export function StudentHomePage() {
  const { t } = useTranslation("session");
  const { username } = useUser();
  const [logout, { isLoading }] = useLogoutMutation();
  const forget = useForget();
  const navigate = useNavigate();
  usePageTitle(t("studentHome.title"));

  const leave = async () => {
    await logout()
      .unwrap()
      .catch((error: unknown) => console.warn("logout call failed", error));
    tellLogout(LOGIN);
    navigate(LOGIN, { replace: true });
    forget();
  };
  return (
    <main id="content" className="wrap">
      <h1 className="sr-only">{t("studentHome.title")}</h1>
      <EmptyState
        title={t("studentHome.greeting", { name: isolate(username) })}
        text={t("studentHome.text")}
        action={
          <>
            <ButtonLink kind="primary" icon={SearchCheck} to="/verification">
              {t("studentHome.verify")}
            </ButtonLink>
            <Button icon={LogOut} busy={isLoading} onClick={() => void leave()}>
              {t("studentHome.leave")}
            </Button>
          </>
        }
      />
    </main>
  );
}
