/** Serves the VC API until it is ended: `PORT=4567 npx tsx api/test/vc-api/serve.ts`. */
import { createVcApi } from "./vc-api.ts";

const app = createVcApi();
process.stdout.write(`${await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT ?? 4567) })}\n`);
