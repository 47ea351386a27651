/** `/settings/security`: the password, the second factor, and where the account is signed in. */
import { secondFactorRoles } from "@ijaza/schema/users/roles";
import { useRole } from "../../../platform/actor.ts";
import { PasswordSection } from "../components/PasswordSection.tsx";
import { SecondFactorSection } from "../components/SecondFactorSection.tsx";
import { SessionsSection } from "../components/SessionsSection.tsx";
import "../components/Account.css";

export function SecurityTab() {
  const role = useRole();
  const mayHaveFactors = secondFactorRoles.some((each) => each === role);
  return (
    <div className="settings">
      <div className="settings__sections">
        <PasswordSection />
        <SessionsSection />
      </div>
      {mayHaveFactors && <SecondFactorSection />}
    </div>
  );
}
