import type { Socket } from 'node:net';

/** What Node's parser may say of bytes that are no request, as status and reason; the rest is a bad request. */
const STATUSES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

const BODY = JSON.stringify({ message: 'We could not read that request.', code: 'invalid' });

/**
 * Answers what is no HTTP request, as Node's own handler does. Nothing of it goes to the log: it may hold a cookie or the
 * token of a mailed link, and the framework's handler would write it there whole.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
    socket.write(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY}`,
    );
  }
  socket.destroy();
}
