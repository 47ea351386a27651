/** Stores unsaved changes for a reload, and offers them when the designer is opened again. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import { useEffect, useState } from "react";
import { useUser } from "../../../platform/actor.ts";
import { type Design, isSameDesign } from "../model/design.ts";
import { type Draft, forgetDraft, type IsLayout, keepDraft, readDraft } from "./drafts.ts";

type UseDraftOptions<Any extends AnyLayout> = {
  key: string;
  design: Design<Any>;
  isChanged: boolean;
  basedOn: string | null;
  isLayout: IsLayout<Any>;
};

export function useDraft<Any extends AnyLayout>({ key, design, isChanged, basedOn, isLayout }: UseDraftOptions<Any>) {
  const { _id: userId } = useUser();
  const [offered, setOffered] = useState<Draft<Any> | null>(() => {
    const draft = readDraft(key, { userId, isLayout });
    return draft && !isSameDesign(draft.design, design) ? draft : null;
  });

  useEffect(() => {
    if (isChanged) keepDraft(key, { userId, basedOn, design });
    else if (!offered) forgetDraft(key);
  }, [key, userId, basedOn, design, isChanged, offered]);

  return { offered: isChanged ? null : offered, answer: () => setOffered(null) };
}
