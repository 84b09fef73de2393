import type { FastifyInstance } from 'fastify'

/** Where programmers look first: the room of an admin's area that shows the calls. */
export function serveDocs(app: FastifyInstance): void {
  app.get('/api/docs', (_, reply) => reply.redirect('/#/app/people/api', 302))
}
