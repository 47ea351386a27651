/** Signs a student out: on the server first, then everything of the person that this browser stores. */
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { announceLogout } from "../../../platform/auth-channel.ts";
import { Button } from "../../../ui/Button.tsx";
import { useServerLogout } from "../use-server-logout.ts";
import { useForget } from "../use-session-end.ts";

const LOGIN = "/login_student";

export function LeaveButton() {
  const { t } = useTranslation("session");
  const { end, isLoading } = useServerLogout();
  const forget = useForget();
  const navigate = useNavigate();
  const leave = async () => {
    await end();
    announceLogout(LOGIN);
    navigate(LOGIN, { replace: true });
    forget();
  };
  return (
    <Button kind="ghost" size="dense" icon={LogOut} busy={isLoading} onClick={() => void leave()}>
      {t("leave")}
    </Button>
  );
}
