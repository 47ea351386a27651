/** Stores unsaved changes for a reload, and offers them when the designer is opened again. */
import { useEffect, useState } from "react";
import { useUser } from "../../../platform/actor.ts";
import { type Design, isSameDesign } from "../model/design.ts";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./drafts.ts";

type UseDraftOptions = { key: string; design: Design; isChanged: boolean; basedOn: string | null };

export function useDraft({ key, design, isChanged, basedOn }: UseDraftOptions) {
  const { _id: userId } = useUser();
  const [offered, setOffered] = useState<Draft | null>(() => {
    const draft = readDraft(key, userId);
    return draft && !isSameDesign(draft.design, design) ? draft : null;
  });

  useEffect(() => {
    if (isChanged) keepDraft(key, { userId, basedOn, design });
    else if (!offered) forgetDraft(key);
  }, [key, userId, basedOn, design, isChanged, offered]);

  return { offered: isChanged ? null : offered, answer: () => setOffered(null) };
}
