/** Tables of those who sign documents, and of their versions. */
import type { Texts } from "@ijaza/schema/product";
import type { Prefix } from "@ijaza/schema/signatories/signatory";
import type { ColumnType, Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

/** Written as JSON text, read as what it says. */
type Json<T> = ColumnType<T, string, string>;

declare module "../../platform/database.ts" {
  interface Tables {
    signatories: {
      id: string;
      university_id: string;
      created_at: Date;
      /** Out of use since then. */
      removed_at: Date | null;
    };
    signatory_versions: {
      id: string;
      university_id: string;
      signatory_id: string;
      version: number;
      name: Json<Texts>;
      title: Json<Texts>;
      sex: "F" | "M";
      prefix: Prefix;
      /** SHA-256 of the picture of the signature. */
      picture: string | null;
      in_office_from: string | null;
      in_office_until: string | null;
      made_by: string | null;
      made_at: Date;
    };
  }
}

export type SignatoryRow = Selectable<Tables["signatories"]>;
export type SignatoryVersion = Selectable<Tables["signatory_versions"]>;
