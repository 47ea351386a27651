/** Types the keys of all texts from the English files: add a line here with each room that has texts. */
import "i18next";
import type accounts from "../features/accounts/locales/en.json";
import type agents from "../features/agents/locales/en.json";
import type audit from "../features/audit/locales/en.json";
import type certificates from "../features/certificates/locales/en.json";
import type cohorts from "../features/cohorts/locales/en.json";
import type correctionRequests from "../features/correction-requests/locales/en.json";
import type credits from "../features/credits/locales/en.json";
import type dashboard from "../features/dashboard/locales/en.json";
import type diplomas from "../features/diplomas/locales/en.json";
import type imports from "../features/imports/locales/en.json";
import type jobs from "../features/jobs/locales/en.json";
import type keys from "../features/keys/locales/en.json";
import type landing from "../features/landing/locales/en.json";
import type legal from "../features/legal/locales/en.json";
import type mailbox from "../features/mailbox/locales/en.json";
import type profile from "../features/profile/locales/en.json";
import type records from "../features/records/locales/en.json";
import type reviewing from "../features/records/reviewing/locales/en.json";
import type registrarCalls from "../features/registrar-calls/locales/en.json";
import type session from "../features/session/locales/en.json";
import type sharing from "../features/sharing/locales/en.json";
import type showcase from "../features/showcase/locales/en.json";
import type signatories from "../features/signatories/locales/en.json";
import type students from "../features/students/locales/en.json";
import type templateDesigning from "../features/templates/designing/locales/en.json";
import type templates from "../features/templates/locales/en.json";
import type templateRows from "../features/templates/rows/locales/en.json";
import type universities from "../features/universities/locales/en.json";
import type universityPages from "../features/university-pages/locales/en.json";
import type users from "../features/users/locales/en.json";
import type verificationInput from "../features/verification/input/locales/en.json";
import type verification from "../features/verification/locales/en.json";
import type visits from "../features/visits/locales/en.json";
import type ui from "../ui/locales/en.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    returnNull: false;
    resources: {
      ui: typeof ui;
      accounts: typeof accounts;
      students: typeof students;
      jobs: typeof jobs;
      imports: typeof imports;
      diplomas: typeof diplomas;
      audit: typeof audit;
      certificates: typeof certificates;
      records: typeof records;
      "records/reviewing": typeof reviewing;
      cohorts: typeof cohorts;
      credits: typeof credits;
      dashboard: typeof dashboard;
      agents: typeof agents;
      keys: typeof keys;
      landing: typeof landing;
      legal: typeof legal;
      mailbox: typeof mailbox;
      profile: typeof profile;
      "registrar-calls": typeof registrarCalls;
      session: typeof session;
      sharing: typeof sharing;
      showcase: typeof showcase;
      signatories: typeof signatories;
      templates: typeof templates;
      "templates/designing": typeof templateDesigning;
      "templates/rows": typeof templateRows;
      universities: typeof universities;
      "university-pages": typeof universityPages;
      users: typeof users;
      "correction-requests": typeof correctionRequests;
      verification: typeof verification;
      "verification/input": typeof verificationInput;
      visits: typeof visits;
    };
  }
}
