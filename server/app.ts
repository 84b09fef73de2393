import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { keepHostsApart } from './content/content-host.ts'
import { serveContent } from './content/serve-content.ts'
import { serveDownloads } from './content/serve-downloads.ts'
import type { Storage } from './db/database.ts'
import type { CaptchaSettings } from './env.ts'
import { apiOriginOf } from './http/api-link.ts'
import { serveClientOrigins } from './http/client-origins.ts'
import { boundBodies, boundConnections, CONNECTION_LIMITS, serverOptions } from './http/connections.ts'
import { documentHeaders, sendPolicies } from './http/documents.ts'
import { answerFailures, refuseFailure } from './http/failures.ts'
import { serveHealth } from './http/health.ts'
import { acceptJson } from './http/json-body.ts'
import { describeError, logRequests } from './http/request-log.ts'
import type { Services } from './http/request.ts'
import type { Route } from './http/route.ts'
import { rateLimits } from './http/rates.ts'
import { refuseSuspended } from './http/suspended.ts'
import { API_BASE, serveRoutes } from './http/serve.ts'
import { serveFiles } from './http/static-files.ts'
import { serveTenantWords } from './http/tenant-words.ts'
import { tenantFinder } from './http/tenants.ts'
import { prepareDrain } from './http/drain-requests.ts'
import { isTrustedBy, type TrustedProxies } from './proxy-settings.ts'
import { openCaptcha } from './lib/captcha.ts'
import type { Clock } from './lib/clock.ts'
import { fileParamsIn, noFileParams, type ReadFileParams } from './lib/file-params.ts'
import type { Files } from './lib/files/open-files.ts'
import { noProductTexts, productTextsIn } from './lib/product-texts.ts'
import { senderOf, type PushOffer } from './lib/push.ts'
import type { Secrets } from './lib/secrets.ts'
import { accountRoutes } from './modules/accounts/routes.ts'
import { activityRoutes } from './modules/activities/routes.ts'
import { agreementRoutes } from './modules/agreement/routes.ts'
import { adventureRoutes } from './modules/adventures/routes.ts'
import { apiDescriptionRoutes } from './modules/api-description/routes.ts'
import { serveDocs } from './modules/api-description/serve-docs.ts'
import { assessmentRoutes } from './modules/assessments/routes.ts'
import { auditRoutes } from './modules/audit/routes.ts'
import { badgeRoutes } from './modules/badges/routes.ts'
import { contentRoutes } from './modules/content/routes.ts'
import { serveContentBytes } from './modules/content/serve-bytes.ts'
import { figureRoutes } from './modules/figures/routes.ts'
import { mailRoutes } from './modules/mail/routes.ts'
import { liveRoutes } from './modules/live/routes.ts'
import { messageRoutes } from './modules/messages/routes.ts'
import { missionRoutes } from './modules/missions/routes.ts'
import { noticeRoutes } from './modules/notices/routes.ts'
import { packageRoutes } from './modules/packages/routes.ts'
import { serveImports } from './modules/packages/serve-imports.ts'
import { peopleRoutes } from './modules/people/routes.ts'
import { platformRoutes } from './modules/platform/routes.ts'
import { serveDocument } from './modules/platform/serve-document.ts'
import { serveLook } from './modules/platform/serve-look.ts'
import { serveManifest } from './modules/platform/serve-manifest.ts'
import { playerRoutes } from './modules/player/routes.ts'
import { pushRoutes } from './modules/push/routes.ts'
import { recallRoutes } from './modules/recall/routes.ts'
import { recommendationRoutes } from './modules/recommendations/routes.ts'
import { reviewRoutes } from './modules/reviews/routes.ts'
import { sessionRoutes } from './modules/session/routes.ts'
import { settingsRoutes } from './modules/settings/routes.ts'
import { serveAvatars } from './modules/settings/serve-avatars.ts'
import { shopRoutes } from './modules/shop/routes.ts'
import { serveShopPictures } from './modules/shop/serve-pictures.ts'
import { startRoute } from './modules/start/routes.ts'
import { statisticsRoutes } from './modules/statistics/routes.ts'
import { storyRoutes } from './modules/stories/routes.ts'
import { teamRoutes } from './modules/team/routes.ts'
import { coachingRoutes } from './modules/coaching/routes.ts'
import { rankingRoutes } from './modules/rankings/routes.ts'
import { serveCalendar } from './modules/coaching/serve-calendar.ts'
import { coachingSessionRoutes } from './modules/coaching/session-routes.ts'
import { tenantRoutes } from './modules/tenant/routes.ts'
import { tipRoutes } from './modules/tips/routes.ts'
import { togetherRoutes } from './modules/together/routes.ts'
import { noteRoutes } from './modules/notes/routes.ts'
import { taskRoutes } from './modules/tasks/routes.ts'
import { serveUploads } from './modules/tasks/uploads/serve-uploads.ts'
import { OPERATOR_ROUTES } from './operator/routes.ts'
import { keepConsoleApart, serveOperator } from './operator/serve.ts'
import { previewPlayRoutes, previewRoutes } from './preview/routes.ts'
import { servePreviewDocument } from './preview/serve-preview-document.ts'
import { servePreviewUploads } from './preview/serve-preview-uploads.ts'

/** Calls carry forms and answers; an endpoint that takes more says so. */
const BODY_LIMIT_BYTES = 64 * 1024

const DEFAULT_PORT = 3000

/** Letters of an id at most, each written as three, or of a ticket. */
const LONGEST_PARAM = 800

const PARTS: readonly Route[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...platformRoutes,
  ...playerRoutes,
  ...badgeRoutes,
  ...settingsRoutes,
  ...adventureRoutes,
  ...activityRoutes,
  ...missionRoutes,
  ...taskRoutes,
  ...noteRoutes,
  ...storyRoutes,
  ...recallRoutes,
  ...recommendationRoutes,
  ...reviewRoutes,
  ...noticeRoutes,
  ...assessmentRoutes,
  ...teamRoutes,
  ...peopleRoutes,
  ...packageRoutes,
  ...contentRoutes,
  ...previewRoutes,
  ...tipRoutes,
  ...togetherRoutes,
  ...liveRoutes,
  ...rankingRoutes,
  ...coachingRoutes,
  ...shopRoutes,
  ...coachingSessionRoutes,
  ...messageRoutes,
  ...statisticsRoutes,
  ...figureRoutes,
  ...pushRoutes,
  ...tenantRoutes,
  ...agreementRoutes,
  ...mailRoutes,
  ...auditRoutes,
  ...apiDescriptionRoutes,
]

/** Every call that is served. */
export const ROUTES: readonly Route[] = [...PARTS, startRoute(PARTS)]

export interface AppParts {
  storage: Storage
  clock: Clock
  publicUrl: URL | null
  contentUrl: URL | null
  /** Null unless said: as `readSettings` has it. */
  operatorHost?: string | null
  /** Where it listens, for addresses without a public one; 3000 unless said. */
  port?: number
  /** Nobody's headers are believed unless said. */
  trustedProxies?: TrustedProxies
  captcha: CaptchaSettings
  /** Seals what the database must not show. */
  secrets: Secrets
  /** Null: nobody can be told by push. */
  push: PushOffer | null
  /** Whether there is a mail server; there is one unless said. */
  sendsMail?: boolean
  /** What players hand in. */
  files: Files
  /** The build's folder; null serves no files. */
  dist: string | null
  /** The static params; those of `dist` unless the process shares a reader of them. */
  readFileParams?: ReadFileParams
  isLogging: boolean
  /** What it remembers between requests; its own unless said. */
  memory?: Pick<Services, 'findTenant' | 'limits'>
  /** Receives the lines of the log, instead of the standard output. */
  logTo?: { write(line: string): void }
  /** ms that somebody waits for the storage at most, besides what a call waits for; 4500 unless said. */
  answerWithinMs?: number
}

/** As the framework wants it. */
function trustedBy(proxies: TrustedProxies = false): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  return proxies === false ? false : [...proxies]
}

/** Composes the server; nothing listens yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { storage, clock, publicUrl, contentUrl, captcha, secrets, push, files, dist, isLogging, logTo } =
    parts
  const isHttps = publicUrl?.protocol === 'https:'
  const app = fastify({
    logger: isLogging && (logTo ? { stream: logTo } : true),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      refuseFailure(error, request, reply)
    },
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedBy(parts.trustedProxies),
    http: serverOptions(CONNECTION_LIMITS),
    routerOptions: { maxParamLength: LONGEST_PARAM },
    forceCloseConnections: 'idle',
  })
  app.decorate('isHttps', isHttps)
  const reportFileParams = (error: unknown) => {
    app.log.error({ error: describeError(error) }, 'assets/config.json cannot be read: it counts as empty')
  }
  app.decorate('boundServer', (server: Server) => {
    boundConnections(server, CONNECTION_LIMITS, isTrustedBy(parts.trustedProxies ?? false))
  })
  app.boundServer(app.server)
  boundBodies(app, CONNECTION_LIMITS)
  acceptJson(app)
  answerFailures(app)
  logRequests(app)
  prepareDrain(app)
  await app.register(fastifyCookie)
  await app.register(fastifyHelmet, documentHeaders(isHttps))
  const {
    readFileParams = dist === null ? noFileParams : fileParamsIn(join(dist, 'assets'), reportFileParams),
  } = parts
  const { findTenant, limits } = parts.memory ?? {
    findTenant: tenantFinder(storage.db, clock, readFileParams),
    limits: rateLimits(storage.db),
  }
  const addresses = { publicUrl, contentUrl }
  const apiOrigin = dist === null ? null : apiOriginOf(dist)
  sendPolicies(app, {
    ...addresses,
    findTenant,
    apiOrigin,
    asksFirebase: push !== null && senderOf(push) !== push.vapidKey,
  })
  keepHostsApart(app, addresses)
  keepConsoleApart(app, parts.operatorHost ?? null)
  refuseSuspended(app, findTenant)
  await serveClientOrigins(app, API_BASE, findTenant)
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // no client of ours packs what it sends
    globalDecompression: false,
  })
  serveHealth(app, storage)
  const verifyCaptcha = openCaptcha(captcha, (why) => {
    app.log.error({ why }, 'a captcha was not accepted')
  })
  const { answerWithinMs, sendsMail = true } = parts
  const services = {
    hasCaptchaSecret: captcha.secret !== null,
    productTexts: dist === null ? noProductTexts : productTextsIn(join(dist, 'assets/i18n')),
    ...{
      db: storage.db,
      clock,
      findTenant,
      addresses,
      verifyCaptcha,
      secrets,
      push,
      sendsMail,
      limits,
      files,
    },
    ...(answerWithinMs !== undefined && { answerWithinMs }),
  }
  serveRoutes(app, [...ROUTES, ...previewPlayRoutes], services)
  serveUploads(app, services)
  servePreviewUploads(app, services)
  serveImports(app, services)
  serveContentBytes(app, services)
  await serveDownloads(app, services)
  serveAvatars(app, services)
  serveShopPictures(app, services)
  serveLook(app, services)
  serveCalendar(app, services)
  serveDocs(app)
  const { operatorHost = null, port = DEFAULT_PORT } = parts
  await serveOperator(app, OPERATOR_ROUTES, { ...services, operatorHost, port, dist })
  serveTenantWords(app, findTenant, storage.db)
  if (dist !== null) {
    await serveFiles(app, dist, async (host) => files.content.art((await findTenant(host)).id))
    serveDocument(app, dist, apiOrigin, services)
    servePreviewDocument(app, dist, apiOrigin, services)
    serveManifest(app, services, dist)
    serveContent(app, { db: storage.db, findTenant, clock, dist, files })
  }
  return app
}
