/** `/third_party`: an organisation asks a graduate for a document; with the secret of a mailed link it confirms or withdraws. */

import { useFragmentSecret } from "../../../platform/use-fragment-secret.ts";
import { MailedRequest } from "./MailedRequest.tsx";
import { RequestPage } from "./RequestPage.tsx";

export function ThirdPartyPage() {
  const token = useFragmentSecret("/third_party");
  return token ? <MailedRequest key={token} token={token} /> : <RequestPage />;
}
