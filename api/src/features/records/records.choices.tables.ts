/** Tables of holders' choices: the claims that they hide, and those that they share. */

declare module "../../platform/database.ts" {
  interface Tables {
    hidden_claims: {
      record_id: string;
      university_id: string;
      names: string[];
      changed_at: Date;
    };
    share_items: {
      share_id: string;
      /** From 0, in the order in which the recipient sees them. */
      place: number;
      university_id: string;
      record_id: string;
      names: string[];
    };
  }
}

export {};
