// @ts-check
/**
 * The baseline of `npm run bench -- server`: a function that answers HELLO_BYTES bytes from memory.
 */
const body = Buffer.alloc(Number(process.env.HELLO_BYTES ?? 1024), 'x');

/**
 * @param {import('node:http').IncomingMessage} _request
 * @param {import('node:http').ServerResponse} response
 */
export const hello = (_request, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=UTF-8', 'content-length': String(body.length) })
    .end(body);
};
