/** Where the product under test stands, and the post office beside it. */
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PORT = Number(process.env.E2E_PORT ?? 4317);
export const URL_OF_PRODUCT = `http://localhost:${PORT}`;
export const SMTP_PORT = PORT + 1;
export const POST_OFFICE_PORT = PORT + 2;
export const POST_OFFICE = `http://127.0.0.1:${POST_OFFICE_PORT}`;
/** An address at which there is no page: the server answers with 404, and the browser says so in its console. */
export const NO_PAGE = "/no_such_page";
/** What the browsers' camera sees: a film that a journey puts there. */
export const CAMERA_FILM = join(tmpdir(), `ijaza-camera-${PORT}.mjpeg`);
export const DEMO_PASSWORD = "a demo password for journeys";
