import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { mailedLinks, type LinkKind } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { enqueue } from './jobs.ts'
import { hashToken, makeToken } from './tokens.ts'

export type MailedLink = typeof mailedLinks.$inferSelect

export const LINK_LIFE_MS = {
  reset: 30 * MINUTE_MS,
  invitation: 7 * DAY_MS,
  registration: DAY_MS,
  email: DAY_MS,
} satisfies Record<LinkKind, number>

/** How long it can still be said of a link that it has expired. */
const KEEP_MS = 30 * DAY_MS

/** The jobs that links make. */
export const MAIL_LINK = 'mail-link'
export const MAIL_OLD_ADDRESS = 'mail-old-address'

export type NewLink = Pick<MailedLink, 'tenantId' | 'kind' | 'personId' | 'email' | 'origin' | 'language'> &
  Partial<Pick<MailedLink, 'invited'>>

/**
 * Stores a link, and mails it as soon as the caller's transaction is done. A link for a new address takes the place of the
 * one that waited, and the old address is told. Returns the link's id. @throws LinkStands
 */
export async function createLink(db: Database, link: NewLink, now: Date): Promise<string> {
  const { tenantId, kind, personId } = link
  const isForNewAddress = kind === 'email' && personId !== null
  if (isForNewAddress) await dropLinks(db, { tenantId, kind, personId })
  const id = await storeLink(db, link, now)
  if (isForNewAddress) {
    const payload = { linkId: id, email: await addressOf(db, tenantId, personId) }
    await enqueue(db, { tenantId, kind: MAIL_OLD_ADDRESS, payload }, now)
  }
  await enqueue(db, { tenantId, kind: MAIL_LINK, payload: { linkId: id } }, now)
  return id
}

/** An invitation to this address waits already. */
export class LinkStands extends Error {}

/** A link that nobody mails. @throws LinkStands */
export async function storeLink(db: Database, link: NewLink, now: Date): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS[link.kind])
  const stored = await db
    .insert(mailedLinks)
    .values({ ...link, id, expiresAt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: mailedLinks.id })
  if (stored.length === 0) throw new LinkStands()
  return id
}

async function addressOf(db: Database, tenantId: string, personId: string): Promise<string> {
  const [person] = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.tenantId, tenantId), eq(people.id, personId)))
  if (!person) throw new Error('a new address is somebody’s')
  return person.email
}

/** What opens a link from now on; whatever opened it before does not. Only anyone who mails it may know. */
export async function issueToken(
  db: Database,
  { tenantId, id }: Pick<MailedLink, 'tenantId' | 'id'>,
): Promise<string> {
  const token = makeToken()
  await db
    .update(mailedLinks)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(mailedLinks.tenantId, tenantId), eq(mailedLinks.id, id)))
  return token
}

interface GivenLink {
  tenantId: string
  kind: LinkKind
  token: string
}

export interface FoundLink {
  /** Of a link that was replaced when it had expired: expired, not used. */
  state: 'open' | 'used' | 'expired'
  link: MailedLink
}

/** Null where no link of this tenant and kind was ever opened by this token. */
export async function readLink(db: Database, given: GivenLink, now: Date): Promise<FoundLink | null> {
  const [link] = await db.select().from(mailedLinks).where(isGiven(given))
  return link ? { link, state: stateOf(link, now) } : null
}

/** Uses a link up, in the caller's transaction: `open` means that it was, and that nobody else can use it any more. */
export async function takeLink(db: Database, given: GivenLink, now: Date): Promise<FoundLink | null> {
  const isOpen = and(isGiven(given), isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, now))
  const [link] = await db.update(mailedLinks).set({ usedAt: now }).where(isOpen).returning()
  return link ? { link, state: 'open' } : readLink(db, given, now)
}

function isGiven({ tenantId, kind, token }: GivenLink) {
  return and(
    eq(mailedLinks.tenantId, tenantId),
    eq(mailedLinks.kind, kind),
    eq(mailedLinks.tokenHash, hashToken(token)),
  )
}

export function stateOf({ usedAt, expiresAt }: MailedLink, now: Date): FoundLink['state'] {
  if (usedAt && usedAt < expiresAt) return 'used'
  return expiresAt > now ? 'open' : 'expired'
}

interface LinksOf {
  tenantId: string
  kind: LinkKind
  personId: string
}

/** Takes back what a person has not opened yet. */
export async function dropLinks(db: Database, links: LinksOf): Promise<void> {
  await db.delete(mailedLinks).where(and(isOf(links), isNull(mailedLinks.usedAt)))
}

/** Makes what a person has not opened yet worth nothing; it still says that it was. */
export async function closeLinks(db: Database, links: LinksOf, now: Date): Promise<void> {
  await db
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(and(isOf(links), isNull(mailedLinks.usedAt)))
}

function isOf({ tenantId, kind, personId }: LinksOf) {
  return and(
    eq(mailedLinks.tenantId, tenantId),
    eq(mailedLinks.kind, kind),
    eq(mailedLinks.personId, personId),
  )
}

/** Forgets links of which nobody will ask any more. */
export async function dropOldLinks(db: Database, now: Date): Promise<void> {
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, new Date(now.getTime() - KEEP_MS)))
}
