import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { PACKAGES_PATH, type ImportedPackage } from '#shared/contract/packages.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { LARGEST_PACKAGE } from '#shared/domain/package-refusals.ts'
import { MAKERS } from '#shared/domain/roles.ts'
import { plainAddress } from '#server/http/address.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { Problem, refusedField, signedOut } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import { admit, API_BASE } from '#server/http/serve.ts'
import { beginAudit } from '#server/lib/audit/audit.ts'
import { cleanName } from '#server/lib/files/clean-name.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import { importPackage } from './import-package.ts'
import type { MakerVisit } from './visit.ts'

/** As browsers call a zip; where they know none, they call it bytes. */
const ZIPS = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream']
/** Unpacking costs more than any other call of a designer. */
const IMPORT_POLICY = mostIn(HOUR_MS, 120)
const Query = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(400)) })

/** How a package comes in: as the body of one call, behind the same session, anti-forgery token and limits as every other. */
export function serveImports(app: FastifyInstance, services: Services): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const visit = await admit(
      { method: 'POST', path: PACKAGES_PATH, who: MAKERS, rate: 'write' },
      request,
      reply,
      services,
    )
    const { player, now } = visit
    if (!player) throw signedOut()
    const { tenantId, id } = player
    mustNotWait(await countTry(services.db, { tenantId, subject: `import ${id}` }, IMPORT_POLICY, now))
    try {
      const audited = await beginAudit({
        ...{ db: services.db, now, actor: player, action: 'packages-importPackage', params: {} },
        ...{ address: plainAddress(request.ip), requestId: request.id },
      })
      const imported = await take(request, { ...visit.forHandler(), player })
      await audited(imported)
      return await reply.send(imported)
    } catch (error) {
      // nobody reads what is still to come
      if (!request.raw.complete) void reply.header('connection', 'close')
      throw error
    }
  }

  app.register((scope, _options, done) => {
    scope.addContentTypeParser(ZIPS, (_request, body, parsed) => {
      parsed(null, body)
    })
    scope.post(API_BASE + PACKAGES_PATH, answer)
    done()
  })
}

async function take({ query, headers, body }: FastifyRequest, visit: MakerVisit): Promise<ImportedPackage> {
  const fileName = fileNameOf(query)
  if (Number(headers['content-length'] ?? 0) > LARGEST_PACKAGE) throw new Problem(413, 'file-too-large')
  if (!(body instanceof Readable)) throw refusedField('file', 'is missing')
  return importPackage({ fileName, bytes: body }, visit)
}

/** @throws Problem 422 without a name */
function fileNameOf(query: unknown): string {
  const { data } = Query.safeParse(query)
  const name = cleanName(data?.name ?? '')
  if (name === '') throw refusedField('name', 'is missing')
  return name
}
