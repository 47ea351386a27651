/** Where the product under test stands, and the post office beside it. */

export const PORT = Number(process.env.E2E_PORT ?? 4317);
export const URL_OF_PRODUCT = `http://localhost:${PORT}`;
export const SMTP_PORT = PORT + 1;
export const POST_OFFICE_PORT = PORT + 2;
export const POST_OFFICE = `http://127.0.0.1:${POST_OFFICE_PORT}`;
export const DEMO_PASSWORD = "a demo password for journeys";
