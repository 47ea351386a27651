/** The text of a legal page: the operator's, else the product's own, with the periods of the installation in its language. */
import type { LegalPageName } from "@ijaza/schema/pages/pages";
import { useEffect, useState } from "react";
import type { Language } from "../../platform/i18n/languages.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { type LegalPageData, useGetLegalPageQuery } from "./legal.api.ts";
import { describePeriods, type Periods } from "./periods.ts";
import { loadText } from "./texts.ts";

type ShownText = { language: Language; markdown: string; periods: Periods };

type LegalText = {
  operator: LegalPageData["operator"] | undefined;
  /** Undefined while it loads. */
  text: ShownText | undefined;
  isFailed: boolean;
  retry: () => void;
};

type Options = { page: LegalPageName; language: Language; data: LegalPageData };

/** Without the answer of the server it is not known whose text this is. */
async function loadShown({ page, language, data: { text, retention } }: Options): Promise<ShownText> {
  const { language: own, markdown } = text ?? { language, markdown: await loadText(page, language) };
  return { language: own, markdown, periods: await describePeriods(retention, own) };
}

export const useLegalText = (page: LegalPageName): LegalText => {
  const language = useLanguage();
  const { data, isError, refetch } = useGetLegalPageQuery({ page, language });
  const [shown, setShown] = useState<{ page: LegalPageName; text: ShownText | null }>();

  useEffect(() => {
    if (!data) return;
    let left = false;
    loadShown({ page, language, data }).then(
      (text) => left || setShown({ page, text }),
      () => left || setShown({ page, text: null }),
    );
    return () => {
      left = true;
    };
  }, [page, language, data]);

  const own = shown?.page === page ? shown.text : undefined;
  return {
    operator: data?.operator,
    text: own ?? undefined,
    isFailed: isError || own === null,
    retry: () => void refetch(),
  };
};
