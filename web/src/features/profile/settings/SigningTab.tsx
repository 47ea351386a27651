/** `/settings/signing`: what the responsable signs with. */
import { OwnKeys } from "../../keys/keys.parts.tsx";
import { SignatureSection } from "../components/SignatureSection.tsx";
import { WalletSection } from "../components/WalletSection.tsx";
import "../components/Account.css";

export const SigningTab = () => (
  <div className="settings">
    <WalletSection />
    <SignatureSection />
    <OwnKeys />
  </div>
);
