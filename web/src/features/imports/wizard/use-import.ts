/** An import from the chosen file to its summary: the steps, and the transitions between them. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { proposeName } from "../checking/cohort-name.ts";
import { createChecking } from "../checking/import-checking.ts";
import type { Way } from "../fitting/ways.ts";
import { type Subject, subjectKey } from "../parsing/subject.ts";
import { FIRST_ROW } from "../parts.ts";
import { createReading, today } from "../reading/import-reading.ts";
import { createSending } from "../sending/import-sending.ts";
import { findUnfinished, forgetUnfinished } from "../sending/unfinished.ts";
import { type OpenSheetFactory, openSheet } from "../sheet/open-sheet.ts";
import { createUploading } from "../uploads/import-uploads.ts";
import type { ImportCalls } from "./import-state.ts";
import { START, useDesk } from "./use-desk.ts";

type ImportOptions = ImportCalls & {
  subject: Subject;
  templateName?: string;
  ways?: readonly Way[];
  open?: OpenSheetFactory;
};

export function useImport(options: ImportOptions) {
  const { subject, templateName, ways = [], check, send, onEnd, open = openSheet } = options;
  const { _id: userId } = useUser();
  const key = subjectKey(subject);
  const language = useLanguage();
  const { t } = useTranslation("imports");
  const desk = useDesk(open);
  const { show, close } = desk;

  const findOwn = useCallback(async () => {
    const found = await findUnfinished(userId);
    return found && subjectKey(found.subject) === key ? found : null;
  }, [userId, key]);
  /** Offers to resume an interrupted import, in the first step. An answer that is no longer expected is dropped. */
  const look = useCallback(
    async (isExpected: () => boolean) => {
      const unfinished = await findOwn();
      if (isExpected()) show((now) => (now.step === "file" ? { ...now, unfinished } : now));
    },
    [findOwn, show],
  );

  useEffect(() => {
    let isCurrent = true;
    void look(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [look]);
  useOwnWay({ userId, key, ways });
  useEffect(() => close, [close]);

  const discard = async () => {
    await forgetUnfinished();
    show(START);
  };
  /** Back to the first step; what was imported stays. */
  const restart = () => {
    desk.stopper.current.abort();
    desk.held.current = null;
    show(START);
    void look(() => true);
  };

  const propose =
    subject.of === "students"
      ? undefined
      : (rows: readonly LooseRow[], fileName: string) =>
          proposeName({ rows, subject, fileName, language, today: today() });

  const reading = createReading(desk, subject);
  const uploading = createUploading(desk);
  const unreadable = (name: string) => t("files.unreadable", { name });

  return {
    state: desk.state,
    sheet: desk.sheet,
    fileName: desk.held.current?.fileName ?? "",
    ...reading,
    /** No row was sent yet, so the way and the columns can still be changed. */
    isUnsent: desk.sent.current.next === FIRST_ROW,
    async switchTo({ subject: other, choose }: Way) {
      choose();
      await reading.readAs(other);
    },
    backToColumns() {
      desk.stopper.current.abort();
      if (desk.overview.current) show({ step: "columns", overview: desk.overview.current });
    },
    ...createChecking(desk, { check, propose }),
    ...uploading,
    ...createSending(desk, {
      send,
      onEnd,
      userId,
      subject,
      templateName,
      unreadable,
      askForFiles: uploading.askForFiles,
      findOwn,
    }),
    discard,
    restart,
  };
}

export type Import = ReturnType<typeof useImport>;

type OwnWayOptions = { userId: string; key: string; ways: readonly Way[] };

/**
 * Turns a page that has just opened to the way in which its interrupted import was begun: after a reload the page may
 * have forgotten it, or another tab has chosen another one. What the reader chooses later stays.
 */
function useOwnWay({ userId, key, ways }: OwnWayOptions): void {
  const openedIn = useRef<string | null>(key);
  const turnTo = useEffectEvent((subject: Subject) =>
    ways.find((way) => subjectKey(way.subject) === subjectKey(subject))?.choose(),
  );
  useEffect(() => {
    if (openedIn.current !== key) openedIn.current = null;
    if (openedIn.current === null) return;
    let isCurrent = true;
    void findUnfinished(userId).then((found) => {
      if (found && isCurrent && subjectKey(found.subject) !== key) turnTo(found.subject);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, key]);
}
