/** What other rooms may import from accounts: the fields of a person, of a new password, of a signature. */
export { NewPasswordField } from "./components/NewPasswordField.tsx";
export { PersonFields } from "./components/PersonFields.tsx";
export { SignatureField } from "./components/SignatureField.tsx";
