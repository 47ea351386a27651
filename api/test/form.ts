/** Multipart bodies, as a form sends them. */

const BOUNDARY = "ijaza-test-part";

const head = (disposition: string) => Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}`);
const END = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

/** A form with the one part `file`. */
export function fileForm(name: string, bytes: Uint8Array) {
  const type = Buffer.from("\r\ncontent-type: application/octet-stream\r\n\r\n");
  return { body: Buffer.concat([head(`name="file"; filename="${name}"`), type, bytes, END]), boundary: BOUNDARY };
}

/** A form with the part `payload`, and files. */
export function formOf(payload: unknown, files: readonly { name: string; bytes: Uint8Array }[] = []) {
  const sections = [head('name="payload"'), Buffer.from(`\r\n\r\n${JSON.stringify(payload)}\r\n`)];
  for (const { name, bytes } of files) {
    sections.push(head(`name="files"; filename="${name}"`));
    sections.push(
      Buffer.from("\r\ncontent-type: application/octet-stream\r\n\r\n"),
      Buffer.from(bytes),
      Buffer.from("\r\n"),
    );
  }
  return { body: Buffer.concat([...sections, Buffer.from(`--${BOUNDARY}--\r\n`)]), boundary: BOUNDARY };
}
