/** The addresses of the product under test and of the mail server beside it. */
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PORT = Number(process.env.E2E_PORT ?? 4317);
export const URL_OF_PRODUCT = `http://localhost:${PORT}`;
export const SMTP_PORT = PORT + 1;
export const POST_OFFICE_PORT = PORT + 2;
export const POST_OFFICE = `http://127.0.0.1:${POST_OFFICE_PORT}`;
/** An address without a page: the server answers 404, which the browser logs in its console. */
export const NO_PAGE = "/no_such_page";
/** The film that the browsers' fake camera shows. A journey writes it. */
export const CAMERA_FILM = join(tmpdir(), `ijaza-camera-${PORT}.mjpeg`);
export const DEMO_PASSWORD = "a demo password for journeys";
/** `RAISED_NETWORKS`: everybody in the journeys calls from this machine. */
export const ALL_FROM_HERE = "127.0.0.0/8=9999,::1/128=9999";
