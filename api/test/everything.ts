/** The scope of tests, which prepare and look at the rows of any university. */
export const EVERYTHING = { all: "a test" };
