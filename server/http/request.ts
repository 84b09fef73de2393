import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_ENDS_HEADER } from '#shared/domain/session-ends.ts'
import { SECOND_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { lockPerson } from '#server/lib/accounts.ts'
import type { VerifyCaptcha } from '#server/lib/captcha.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { noProductTexts, type ReadProductTexts } from '#server/lib/product-texts.ts'
import type { PushOffer } from '#server/lib/push.ts'
import { captchaPlace, type Secrets } from '#server/lib/secrets.ts'
import { hashToken } from '#server/lib/tokens.ts'
import { addressGroup } from './address.ts'
import { FORGERY_COOKIE, FORGERY_HEADER, isForgeryToken, makeForgeryToken } from './anti-forgery.ts'
import { contentAddress } from './content-address.ts'
import type { Addresses } from './content-url.ts'
import {
  clearSessionCookie,
  deviceCookieName,
  LANGUAGE_COOKIE,
  sessionTokenOf,
  setDeviceCookie,
  setForgeryCookie,
  setLanguageCookie,
  setSessionCookie,
} from './cookies.ts'
import { deviceOf, makeDeviceToken } from './device.ts'
import { wishedLanguages } from './languages.ts'
import { linkOrigin } from './link-origin.ts'
import { Problem } from './problem.ts'
import type { Caller, RateLimits } from './rates.ts'
import { isSecureRequest } from './secure-request.ts'
import { dropSession, findPlayer, sessionLife, storeSession } from './session.ts'
import type { FindTenant } from './tenants.ts'
import type { Player, Tenant, Visit } from './visit.ts'

/**
 * What a browser forgets at logout: pictures of people and of what they handed in. Not its cookies, which also are the language and
 * other tenants' on hosts below this one, and not its storage: answers that are still to be sent lie there, and the build for offline.
 */
const LEFT_BEHIND = '"cache"'

/** What the server is made of, as far as a request needs it. */
export interface Services {
  db: Database
  clock: Clock
  findTenant: FindTenant
  addresses: Addresses
  verifyCaptcha: VerifyCaptcha
  secrets: Secrets
  push: PushOffer | null
  /** Whether there is a mail server. */
  sendsMail: boolean
  /** Whether there is a captcha's secret for all tenants. */
  hasCaptchaSecret?: boolean
  /** None where the server has no build. */
  productTexts?: ReadProductTexts
  limits: RateLimits
  files: Files
  /** ms that somebody waits for the storage at most, besides what a call waits for; 4500 unless said. */
  answerWithinMs?: number
}

/** One request as the product sees it: whose it is, and in whose house. */
export class RequestVisit {
  readonly now: Date
  readonly tenant: Tenant
  /** Who was signed in when the request arrived. */
  readonly player: Player | null
  private sessionHash: string | null
  private newToken: string | null = null
  /** Goes into the request's line of the log. */
  security: Readonly<Record<string, string | null>> = {}
  private readonly request: FastifyRequest
  private readonly reply: FastifyReply
  private readonly services: Services

  private constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    services: Services,
    known: { now: Date; tenant: Tenant; player: Player | null; sessionHash: string | null },
  ) {
    this.request = request
    this.reply = reply
    this.services = services
    this.now = known.now
    this.tenant = known.tenant
    this.player = known.player
    this.sessionHash = known.sessionHash
  }

  static async open(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<RequestVisit> {
    const now = services.clock()
    const tenant = await services.findTenant(request.hostname)
    const token = sessionTokenOf(request)
    const tokenHash = token === undefined ? null : hashToken(token)
    const player = tokenHash === null ? null : await findPlayer(services.db, tenant, tokenHash, now)
    return new RequestVisit(request, reply, services, {
      now,
      tenant,
      player,
      sessionHash: player ? tokenHash : null,
    })
  }

  get caller(): Caller {
    return {
      tenantId: this.tenant.id,
      address: addressGroup(this.request.ip),
      sessionHash: this.sessionHash,
    }
  }

  /** Whether the request proves that one of our own pages sent it. */
  isOurs(): boolean {
    const header = this.request.headers[FORGERY_HEADER]
    const cookie = this.request.cookies[FORGERY_COOKIE]
    return (
      typeof header === 'string' &&
      // the cookie of a page on another site may be kept from it; that it may ask at all is proved by its origin
      (header === cookie || this.request.clientOrigin !== null) &&
      isForgeryToken(this.tenant.forgerySecret, this.sessionHash, header)
    )
  }

  /** Says in how many whole seconds the session ends, so that its page can warn in time without asking. */
  announceSessionEnd(): void {
    if (this.player === null || this.sessionHash === null) return
    const left = this.player.sessionEndsAt.getTime() - this.now.getTime()
    void this.reply.header(SESSION_ENDS_HEADER, String(Math.max(0, Math.floor(left / SECOND_MS))))
  }

  /** Hands out a token where the browser has none that fits the session as it is now. */
  renewForgeryToken(): void {
    const token = this.forgeryToken()
    if (this.request.clientOrigin !== null) void this.reply.header(FORGERY_HEADER, token)
    if (token !== this.request.cookies[FORGERY_COOKIE]) setForgeryCookie(this.reply, token)
  }

  /** The browser's own, while it fits. */
  private forgeryToken(): string {
    const { forgerySecret } = this.tenant
    const known = this.newToken ?? this.request.cookies[FORGERY_COOKIE]
    if (known !== undefined && isForgeryToken(forgerySecret, this.sessionHash, known)) return known
    this.newToken = makeForgeryToken(forgerySecret, this.sessionHash)
    return this.newToken
  }

  logSecurity(event: string, about: Readonly<Record<string, string | null>>): void {
    this.security = { event, address: addressGroup(this.request.ip), ...about }
  }

  /** What handlers see of it. */
  forHandler(): Visit {
    return {
      db: this.services.db,
      files: this.services.files,
      push: this.tenant.features.isPushEnabled ? this.services.push : null,
      sendsMail: this.services.sendsMail,
      secrets: this.services.secrets,
      hasCaptchaSecret: this.services.hasCaptchaSecret ?? false,
      productTexts: this.services.productTexts ?? noProductTexts,
      now: this.now,
      tenant: this.tenant,
      languages: this.languages(),
      address: addressGroup(this.request.ip),
      linkOrigin: () => this.linkOrigin(),
      contentAddress: async (part, thing, allowed) =>
        contentAddress(part, thing, {
          ...allowed,
          addresses: this.services.addresses,
          request: this.request,
          pageOrigin: this.request.clientOrigin ?? (await this.linkOrigin()),
          forgerySecret: this.tenant.forgerySecret,
          now: this.now,
        }),
      header: (name) => {
        const value = this.request.headers[name]
        return typeof value === 'string' ? value : undefined
      },
      mustBeHuman: (token) => this.mustBeHuman(token),
      client:
        this.request.clientOrigin === null
          ? null
          : { origin: this.request.clientOrigin, forgeryToken: this.forgeryToken() },
      logSecurity: (event, about) => this.logSecurity(event, about),
      keepLanguage: (language) => setLanguageCookie(this.reply, language),
      session: {
        hash: this.sessionHash,
        begin: (person) => this.beginSession(person),
        end: () => this.endSession(),
      },
      device: {
        knownFor: (person) => deviceOf(this.tenant.forgerySecret, person, this.deviceToken()),
        remember: (person) => {
          setDeviceCookie(this.reply, makeDeviceToken(this.tenant.forgerySecret, person))
        },
      },
    }
  }

  private linkOrigin(): Promise<string> {
    const { db, addresses } = this.services
    return linkOrigin(db, this.tenant, this.request, addresses.publicUrl)
  }

  private async mustBeHuman(token: string | undefined): Promise<void> {
    if (this.tenant.features.recaptchaSiteKey === '') return
    if (token === undefined) throw new Problem(406, 'captcha')
    const { id, captchaSecret: stored } = this.tenant
    const secret = stored === null ? null : this.services.secrets.open(stored, captchaPlace(id))
    // sealed with a key that is not here: the server's own would be asked about another site's widget
    if (stored !== null && secret === null) throw new Problem(406, 'captcha-unavailable')
    const verdict = await this.services.verifyCaptcha({ token, hostname: await this.pageHost(), secret })
    if (verdict !== 'human') throw new Problem(406, verdict === 'refused' ? 'captcha' : 'captcha-unavailable')
  }

  /** The host name in the visitor's address bar, which a proxy may not pass on: then it is the public one. */
  private async pageHost(): Promise<string> {
    const { clientOrigin, hostname } = this.request
    if (clientOrigin === null && this.services.addresses.publicUrl === null) return hostname
    return new URL(clientOrigin ?? (await this.linkOrigin())).hostname
  }

  private deviceToken(): string | undefined {
    return this.request.cookies[deviceCookieName(isSecureRequest(this.request))]
  }

  private languages(): string[] {
    const header = this.request.headers['accept-language']
    return [
      ...wishedLanguages(header),
      ...(this.player?.language ? [this.player.language] : []),
      ...wishedLanguages(this.request.cookies[LANGUAGE_COOKIE]),
      this.tenant.defaultLanguage,
    ]
  }

  private async beginSession({
    id,
    role,
    timeZone,
    passwordHash,
  }: Parameters<Visit['session']['begin']>[0]): Promise<void> {
    const { tenant, now } = this
    const userAgent = this.request.headers['user-agent'] ?? null
    const token = await this.services.db.transaction(async (tx) => {
      const person = await lockPerson(tx, tenant.id, id)
      if (person?.passwordHash !== passwordHash) throw new Problem(401, 'wrong-credentials')
      return storeSession(tx, { tenantId: tenant.id, personId: id, timeZone, userAgent, now })
    })
    await this.dropSession()
    this.sessionHash = hashToken(token)
    setSessionCookie(this.reply, token, sessionLife(role).absoluteMs / 1000)
  }

  private async endSession(): Promise<void> {
    await this.dropSession()
    clearSessionCookie(this.reply)
    void this.reply.header('clear-site-data', LEFT_BEHIND)
  }

  private async dropSession(): Promise<void> {
    if (this.sessionHash === null) return
    await dropSession(this.services.db, this.tenant.id, this.sessionHash)
    this.sessionHash = null
  }
}
