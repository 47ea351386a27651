/** The input for a link, a reference, or a whole bundle pasted as text. */
import { type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";

type AddressFormProps = {
  /** Over the input; without one it says that this is another way beside a file. */
  label?: string;
  onAddress: (text: string) => void;
};

export function AddressForm({ label, onAddress }: AddressFormProps) {
  const { t } = useTranslation("verification/input");
  const [text, setText] = useState("");
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAddress(text);
  };
  return (
    <form className="address" onSubmit={submit}>
      <label htmlFor={id}>{label ?? t("box.address")}</label>
      <div className="address__line">
        <input
          id={id}
          className="address__input"
          dir="ltr"
          name="address"
          placeholder="7K2QF-9XW4M-…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" kind="primary">
          {t("box.check")}
        </Button>
      </div>
    </form>
  );
}
