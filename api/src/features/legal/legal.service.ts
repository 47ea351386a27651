/**
 * The door of the room legal: who runs the installation, how long it keeps data, and the texts of a folder that replace
 * those of the product.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { getLegalPage } from "@ijaza/schema/legal/calls";
import type { LegalPageName } from "@ijaza/schema/pages/pages";
import type { Retention } from "@ijaza/schema/privacy/retention";
import { LANGUAGES, type Language } from "@ijaza/schema/product";

/** From the settings; empty where they say nothing. */
export type Operator = { name?: string | undefined; address?: readonly string[]; email?: string | undefined };

export type LegalOptions = {
  operator?: Operator;
  /** Holds files such as `privacy.fr.md`; they are read whenever a page is asked for. */
  dir?: string | undefined;
  retention: Retention;
};

export type Legal = {
  read(options: { page: LegalPageName; language: Language }): Promise<Answer<typeof getLegalPage>>;
};

export function createLegal({ operator = {}, dir, retention }: LegalOptions): Legal {
  const { name = null, address = [], email = null } = operator;

  /** The text in this language, else in the first that there is; a page is never half the operator's and half ours. */
  const findText = async (page: LegalPageName, language: Language) => {
    if (!dir) return null;
    for (const each of [language, ...LANGUAGES.filter((other) => other !== language)]) {
      const markdown = await readText(join(dir, `${page}.${each}.md`));
      if (markdown !== null) return { language: each, markdown };
    }
    return null;
  };
  return {
    read: async ({ page, language }) => ({
      operator: { name, address: [...address], email },
      text: await findText(page, language),
      retention,
    }),
  };
}

/** Null where there is no such file. */
async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
