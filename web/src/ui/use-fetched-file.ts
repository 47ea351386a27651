/** Fetches a file that a call makes and saves it; says how much has come, and shows why it did not. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { sessionLost } from "../platform/api/base-query.ts";
import { fetchFile } from "../platform/api/fetch-file.ts";
import { failureOf } from "../platform/api/problem.ts";
import type { Sending } from "../platform/api/send.ts";
import { useFailureText } from "../platform/api/use-failure-text.ts";
import { saveFile } from "../platform/save-file.ts";
import { LONG_TOAST_MS, showToast } from "./toast.ts";

type FetchedFileState = {
  /** Bytes that have come; null while nothing is fetched. */
  received: number | null;
  /** Goes on when the page is left. Another file is not begun while one comes. */
  bring: (request: Sending, name: string) => Promise<void>;
  stop: () => void;
};

/** `name` is for a file that the server gave none. */
export const useFetchedFile = (): FetchedFileState => {
  const { t } = useTranslation("ui");
  const dispatch = useDispatch();
  const messageOf = useFailureText();
  const [received, setReceived] = useState<number | null>(null);
  const underway = useRef<AbortController>(undefined);
  const bring = async (request: Sending, name: string) => {
    if (underway.current) return;
    const stopping = new AbortController();
    underway.current = stopping;
    setReceived(0);
    const { file, error } = await fetchFile(request, { signal: stopping.signal, onProgress: setReceived });
    underway.current = undefined;
    setReceived(null);
    if (file) {
      const saved = file.name ?? name;
      saveFile(file.content, saved);
      showToast(t("file.saved", { name: saved }), { tone: "ok" });
    } else if (!stopping.signal.aborted) {
      if (failureOf(error).error === "not_authenticated") dispatch(sessionLost());
      showToast(messageOf(error), { tone: "bad", duration: LONG_TOAST_MS });
    }
  };
  return { received, bring, stop: () => underway.current?.abort() };
};
