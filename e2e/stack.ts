/** Where the product under test stands. */

export const PORT = Number(process.env.E2E_PORT ?? 4317);
export const URL_OF_PRODUCT = `http://localhost:${PORT}`;
export const DEMO_PASSWORD = "a demo password for journeys";
