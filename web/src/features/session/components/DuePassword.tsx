/** Shown to a signed-in person who must set a password first: they set it here, or sign out. */
import { useTranslation } from "react-i18next";
import type { SignedInUser } from "../../../platform/actor.ts";
import { Button } from "../../../ui/Button.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { useServerLogout } from "../use-server-logout.ts";
import { useForget } from "../use-session-end.ts";
import { DuePasswordForm } from "./DuePasswordForm.tsx";
import { FirstPasswordForm } from "./FirstPasswordForm.tsx";
import "./CodeForm.css";

/** `onEnded`: the password can no longer be set here. */
export function DuePassword({ user, onEnded }: { user: SignedInUser; onEnded: () => void }) {
  const { t } = useTranslation("session");
  const logout = useServerLogout();
  const forget = useForget();
  const leave = async () => {
    await logout.end();
    forget();
  };
  const end = () => {
    forget();
    onEnded();
  };
  return (
    <SidedPage name={t("first.passwordTitle")} title={t("first.passwordTitle")}>
      {user.role === "student" ? (
        <FirstPasswordForm student={user} onEnded={end} />
      ) : (
        <DuePasswordForm user={user} onEnded={end} />
      )}
      <div className="first-way">
        <Button kind="ghost" wide busy={logout.isLoading} onClick={() => void leave()}>
          {t("leave")}
        </Button>
      </div>
    </SidedPage>
  );
}
