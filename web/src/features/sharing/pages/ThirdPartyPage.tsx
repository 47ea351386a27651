/** `/third_party`: an organisation asks a graduate for a document; with the secret of a mailed link it confirms or withdraws. */
import { MailedRequest } from "../components/MailedRequest.tsx";
import { RequestPage } from "../components/RequestPage.tsx";
import { useFragmentSecret } from "../use-fragment-secret.ts";

export function ThirdPartyPage() {
  const token = useFragmentSecret("/third_party");
  return token ? <MailedRequest key={token} token={token} /> : <RequestPage />;
}
