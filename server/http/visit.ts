import type { Role } from '#shared/domain/roles.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import type { ReadProductTexts } from '#server/lib/product-texts.ts'
import type { PushOffer } from '#server/lib/push.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import type { ResolvedTenant } from '#server/lib/resolved-tenant.ts'
import type { ContentAddress, ContentPart } from './content-address.ts'

export type Tenant = ResolvedTenant

/** Who is signed in, and what he or she plays. */
export interface Player {
  id: string
  tenantId: string
  /** The widest of the roles. */
  role: Role
  /** All of them. */
  roles: readonly Role[]
  /** The profile's; null until chosen. */
  language: Language | null
  /** Reads the plain variant of texts, where there is one. */
  isPlainLanguage: boolean
  /** The profile's, else the browser's at login, else the tenant's: days and weeks follow it. */
  timeZone: string
  hasAgreed: boolean
  /** When the session ends, unless it is used again. */
  sessionEndsAt: Date
  /** The adventure that is played now; null where the person is enrolled in none. */
  adventure: { id: string; versionId: string } | null
}

/** What the session does on behalf of a handler. */
export interface SessionActions {
  /** Of the session that the request came with: what its row is known by. Null where nobody is signed in. */
  hash: string | null
  /**
   * Signs a person in: a new session, whatever the browser carried before.
   * @throws Problem 401 where the password that was checked is another one by now, or the account gone
   */
  begin(person: Opened & { role: Role; timeZone: string | null }): Promise<void>
  end(): Promise<void>
}

/** A person, with the password that was checked or set. */
export interface Opened {
  id: string
  passwordHash: string
}

/** What is known of the browser besides its session. */
export interface KnownDevice {
  /** A name of this browser, where this person has logged in with it before, with the password of now. */
  knownFor(person: Opened): string | null
  /** From now on it is known for this person, and for no other. */
  remember(person: Opened): void
}

/** What every handler is handed besides its input. */
export interface Visit {
  db: Database
  /** What players hand in. */
  files: Files
  /** The push service; null where the tenant or the server has none. */
  push: PushOffer | null
  now: Date
  tenant: Tenant
  /** Whether mails reach people; without a mail server they are files. */
  sendsMail: boolean
  /** Seals what the database must not show. */
  secrets: Secrets
  /** Whether the server has a captcha's secret for all tenants. */
  hasCaptchaSecret: boolean
  /** What the product says where a tenant has no wording of its own. */
  productTexts: ReadProductTexts
  session: SessionActions
  device: KnownDevice
  /** Wished languages, the most wished first. */
  languages: readonly string[]
  /** Whose tries are counted together: an IPv4 address, or a /64. */
  address: string
  /** Scheme, host and port for a link that is mailed to anyone who asks. */
  linkOrigin: () => Promise<string>
  /** Lets anyone who asks open something on the content host, with a ticket; null where there is no such host. */
  contentAddress: (
    part: ContentPart,
    thing: string,
    allowed?: { opensWindows: boolean },
  ) => Promise<ContentAddress | null>
  /** The tenant's client on another origin that asks, with the token that its page cannot read; null for our own pages. */
  client: { origin: string; forgeryToken: string } | null
  /** A header of the request. */
  header: (name: string) => string | undefined
  /**
   * Where the tenant has a captcha. @throws Problem 406 `captcha` without a token of it or with one that is refused,
   * `captcha-unavailable` where nobody can verify it
   */
  mustBeHuman: (token: string | undefined) => Promise<void>
  /**
   * Says in the request's line of the log what matters for security, with the address that counts for limits. Of people it names ids:
   * what was typed as a name may be a password.
   */
  logSecurity: (event: string, about: Readonly<Record<string, string | null>>) => void
  /** Remembers the language in this browser, for pages without a session. */
  keepLanguage: (language: Language) => void
}
