/** Table of the claims that holders hide. */

declare module "../../platform/database.ts" {
  interface Tables {
    hidden_claims: {
      document_id: string;
      university_id: string;
      names: string[];
      changed_at: Date;
    };
  }
}

export {};
