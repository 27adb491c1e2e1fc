import type { FastifyReply } from 'fastify';

/** What is answered is kept as a file, not shown. */
export function asFile(reply: FastifyReply): void {
  reply.header('Content-Disposition', 'attachment; filename="Brightling_Data.json"');
}
