/** Lets the visitor use a node of their own instead of the site's. */
import { isNodeAddress } from "@ijaza/schema/pages/pages";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { readOwnNode, storeOwnNode } from "./own-node.ts";

/** `onUse` receives the address, or undefined when the visitor goes back to the site's. */
export function OwnNode({ onUse }: { onUse: (node?: string) => void }) {
  const { t } = useTranslation("verification");
  const [address, setAddress] = useState(readOwnNode() ?? "");
  const [refused, setRefused] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const node = address.trim() || undefined;
    const fits = !node || isNodeAddress(node);
    setRefused(!fits);
    if (!fits) return;
    storeOwnNode(node);
    onUse(node);
  };
  return (
    <form className="own-node" onSubmit={submit} noValidate>
      <TextField
        label={t("node.label")}
        hint={t("node.hint")}
        error={refused ? t("node.refused") : undefined}
        name="node"
        type="url"
        dir="ltr"
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" size="dense">
        {t("node.use")}
      </Button>
    </form>
  );
}
