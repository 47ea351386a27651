/** Stands for the rules of layouts in the built client: the server judges them, and pages know their types only. */
export const layout = undefined;
