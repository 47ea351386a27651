/** The two universities of the demo, which are invented. */
import type { NewUniversity } from "../src/features/universities/universities.service.ts";

/** A university with every possible detail. */
export const FIRST_UNIVERSITY: NewUniversity = {
  slug: "ribat-al-andalus",
  name: {
    en: "University of Ribat al-Andalus",
    fr: "Université de Ribat al-Andalus",
    ar: "جامعة رباط الأندلس",
  },
  country: "TN",
  city: "Tunis",
  domain: "ribat-al-andalus.example",
  modes: ["modeOne", "modeTwo", "modeThree", "modeFour"],
  certificateCreationEnabled: true,
};

/** A second university, to show that universities do not see each other's data. */
export const SECOND_UNIVERSITY: NewUniversity = {
  slug: "qasr-al-bahr",
  name: { en: "Qasr al-Bahr University", fr: "Université Qasr al-Bahr", ar: "جامعة قصر البحر" },
  country: "MA",
  city: "Essaouira",
  domain: "qasr-al-bahr.example",
  modes: ["modeOne", "modeTwo", "modeThree", "modeFour"],
  certificateCreationEnabled: false,
};
