/** Names the page in the browser's tab and for screen readers. */
import { PRODUCT } from "@ijaza/schema/product";
import { useEffect } from "react";
import { useLanguage } from "../platform/i18n/use-language.ts";

export const usePageTitle = (title: string): void => {
  const name = PRODUCT.name[useLanguage()];
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
};
