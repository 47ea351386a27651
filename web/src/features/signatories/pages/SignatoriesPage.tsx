/** `/settings/signatories` lists those who sign; `…/{id}` changes one of them, and `…/new` adds one. */
import { useParams } from "react-router";
import { SignatoryEditor } from "../components/SignatoryEditor.tsx";
import { SignatoryList } from "../components/SignatoryList.tsx";

export function SignatoriesPage() {
  const { id } = useParams();
  return id ? <SignatoryEditor id={id} /> : <SignatoryList />;
}
