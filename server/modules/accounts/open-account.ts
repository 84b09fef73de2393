import { and, asc, desc, eq } from 'drizzle-orm'
import { NAME_LENGTH } from '#shared/contract/fields.ts'
import { cutText } from '#shared/domain/cut-text.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Role } from '#shared/domain/roles.ts'
import { userNameOf } from '#shared/domain/user-name.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { Problem } from '#server/http/problem.ts'
import { createAccount, hasAccount } from '#server/lib/accounts.ts'
import { isOpenInvitation } from '#server/lib/invitations.ts'
import { enrol } from '#server/play/enrol.ts'
import { mustHaveRoomForPerson } from '#server/http/must-fit-quotas.ts'
import { freeUserName } from './user-name.ts'

export interface Newcomer {
  tenantId: string
  firstName: string
  lastName: string
  email: string
  passwordHash: string
  role: Role
  /** In which they came. */
  language: Language
  /** Null for the tenant's default one. */
  adventureId: string | null
  /** Of the agreement, which was accepted. */
  version: number
}

/** Others may take the same user name at the same time. */
const ATTEMPTS = 5

/**
 * Somebody who has just accepted the agreement gets an account and an adventure, in the caller's transaction; nobody needs
 * to accept an invitation of theirs any more. Returns the person's id. @throws Problem 409 where the address has an account,
 * and `quota-people` where the tenant has as many as it may
 */
export async function openAccount(db: Database, newcomer: Newcomer, now: Date): Promise<string> {
  const { tenantId, email, adventureId } = newcomer
  await mustHaveRoomForPerson(db, tenantId)
  // first, as accepting one does: two who come at the same time must not wait for each other
  const closed = await db
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(isOpenInvitation(tenantId, email))
    .returning({ id: mailedLinks.id })
  const personId = await createNamed(db, newcomer, now)
  for (const { id } of closed) {
    await db
      .update(mailedLinks)
      .set({ personId })
      .where(and(eq(mailedLinks.tenantId, tenantId), eq(mailedLinks.id, id)))
  }
  const enrolled = adventureId ?? (await defaultAdventure(db, tenantId))
  if (enrolled !== null) await enrol(db, { tenantId, personId, adventureId: enrolled }, now)
  return personId
}

async function createNamed(db: Database, newcomer: Newcomer, now: Date): Promise<string> {
  const { tenantId, firstName, lastName, email, passwordHash, role, language } = newcomer
  const name = userNameOf(firstName, lastName)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const id = await createAccount(db, {
      tenantId,
      firstName,
      lastName,
      email,
      passwordHash,
      role,
      language,
      username: await freeUserName(db, tenantId, name),
      displayName: cutText(`${firstName} ${lastName}`, NAME_LENGTH).trim(),
      agreedAt: now,
      agreedVersion: newcomer.version,
      createdAt: now,
    })
    if (id !== null) return id
    if (await hasAccount(db, tenantId, email)) throw new Problem(409, 'address-taken')
  }
  throw new Error(`no user name like ${name} was free`)
}

/** The tenant's first adventure of those that are still built. Null where it has none yet. */
async function defaultAdventure(db: Database, tenantId: string): Promise<string | null> {
  const [adventure] = await db
    .select({ id: adventures.id })
    .from(adventures)
    .where(eq(adventures.tenantId, tenantId))
    .orderBy(desc(adventures.builtAt), asc(adventures.createdAt), asc(adventures.folder))
    .limit(1)
  return adventure?.id ?? null
}
