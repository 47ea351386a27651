/** A student's way out: the server first, then everything of the person that this browser holds. */
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { tellLogout } from "../../../platform/auth-channel.ts";
import { Button, type ButtonLook } from "../../../ui/Button.tsx";
import { useLogoutMutation } from "../session.api.ts";
import { useForget } from "../use-session-end.ts";

const LOGIN = "/login_student";

export function LeaveButton({ kind = "onDark" }: Pick<ButtonLook, "kind">) {
  const { t } = useTranslation("session");
  const [logout, { isLoading }] = useLogoutMutation();
  const forget = useForget();
  const navigate = useNavigate();
  const leave = async () => {
    await logout()
      .unwrap()
      .catch((error: unknown) => console.warn("logout call failed", error));
    tellLogout(LOGIN);
    navigate(LOGIN, { replace: true });
    forget();
  };
  return (
    <Button kind={kind} size="dense" icon={LogOut} busy={isLoading} onClick={() => void leave()}>
      {t("leave")}
    </Button>
  );
}
