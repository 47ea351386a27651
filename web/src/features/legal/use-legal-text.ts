/** The text of a legal page: the operator's, else the product's own. */
import type { LegalPageName } from "@ijaza/schema/pages";
import { useEffect, useState } from "react";
import type { Language } from "../../platform/i18n/languages.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { type LegalPageData, useGetLegalPageQuery } from "./legal.api.ts";
import { loadText } from "./texts.ts";

type LegalText = {
  operator: LegalPageData["operator"] | undefined;
  /** Undefined while it loads. */
  text: { language: Language; markdown: string } | undefined;
  isFailed: boolean;
  retry: () => void;
};

export const useLegalText = (page: LegalPageName): LegalText => {
  const language = useLanguage();
  const { data, isError, refetch } = useGetLegalPageQuery({ page, language });
  const [own, setOwn] = useState<{ page: LegalPageName; markdown: string | null }>();
  const isReplaced = Boolean(data?.text);

  useEffect(() => {
    if (isReplaced) return;
    let left = false;
    loadText(page, language).then(
      (markdown) => left || setOwn({ page, markdown }),
      () => left || setOwn({ page, markdown: null }),
    );
    return () => {
      left = true;
    };
  }, [page, language, isReplaced]);

  const ours = own?.page === page && own.markdown !== null ? { language, markdown: own.markdown } : undefined;
  return {
    operator: data?.operator,
    // Without the answer it is not known whose text this is.
    text: data && (data.text ?? ours),
    isFailed: isError || (own?.page === page && own.markdown === null),
    retry: () => void refetch(),
  };
};
