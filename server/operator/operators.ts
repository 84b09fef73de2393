import { randomBytes, randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { operators, operatorSessions } from '#server/db/schema/operators.ts'
import { operatorPlace, type Secrets } from '#server/lib/secrets.ts'
import { hashToken, makeToken } from '#server/lib/tokens.ts'
import { checkTotp, newSecret } from '#server/lib/totp.ts'
import { BY_COMMAND, logOperator, type OperatorActor } from '#server/tenants/log.ts'

export type OperatorRow = typeof operators.$inferSelect

/** How long a link opens something. */
export const LINK_LIFE_MS = DAY_MS

/** How many codes stand in for the second factor. */
const RECOVERY_CODES = 10

/** @returns what opens the link; null where the address has an account already */
export async function createOperator(db: Database, email: string, now: Date): Promise<string | null> {
  const token = makeToken()
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(operators)
      .values({ id: randomUUID(), email, createdAt: now, ...linkOf(token, now) })
      .onConflictDoNothing()
      .returning({ id: operators.id })
    if (!made) return null
    await logOperator(tx, { ...BY_COMMAND, action: 'operator-created', after: { email } }, now)
    return token
  })
}

/** Password and second factor are set anew by a link; what they were opens nothing any more. @returns null for nobody */
export async function resetOperator(db: Database, email: string, now: Date): Promise<string | null> {
  const token = makeToken()
  return db.transaction(async (tx) => {
    const nothing = {
      ...{ passwordHash: null, totpSecret: null, totpStep: null, recoveryHashes: [] },
      // somebody may have opened the last link
      offeredSecret: null,
    }
    const [row] = await tx
      .update(operators)
      .set({ ...nothing, ...linkOf(token, now) })
      .where(isNamed(email))
      .returning({ id: operators.id })
    if (!row) return null
    await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, row.id))
    await logOperator(tx, { ...BY_COMMAND, action: 'operator-reset', after: { email } }, now)
    return token
  })
}

/** What the operator did stays in the log. @returns whether there was one */
export async function removeOperator(db: Database, email: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx.delete(operators).where(isNamed(email)).returning({ id: operators.id })
    if (gone.length === 0) return false
    await logOperator(tx, { ...BY_COMMAND, action: 'operator-removed', before: { email } }, now)
    return true
  })
}

export async function listOperators(db: Database): Promise<OperatorRow[]> {
  return db.select().from(operators).orderBy(asc(operators.email))
}

export async function findByEmail(db: Database, email: string): Promise<OperatorRow | undefined> {
  const [row] = await db.select().from(operators).where(isNamed(email))
  return row
}

/** An address is one account, however it is written. */
function isNamed(email: string) {
  return eq(sql`lower(${operators.email})`, email.toLowerCase())
}

function linkOf(token: string, now: Date) {
  return { linkHash: hashToken(token), linkExpiresAt: new Date(now.getTime() + LINK_LIFE_MS) }
}

/** Whose link this opens; undefined where it was used, replaced, or has expired. */
export async function findByLink(db: Database, token: string, now: Date): Promise<OperatorRow | undefined> {
  const [row] = await db
    .select()
    .from(operators)
    .where(eq(operators.linkHash, hashToken(token)))
  return row?.linkExpiresAt && row.linkExpiresAt > now ? row : undefined
}

/** The secret that the page of a link shows; the same each time, for an app may have read it already. */
export async function offerSecret(
  { db, secrets }: SecretStore,
  { id, offeredSecret: known }: OperatorRow,
): Promise<string> {
  const made = secrets.seal(newSecret(), operatorPlace(id))
  // one that cannot be read any more is replaced
  const isLost = known !== null && secretOf(secrets, id, known) === null
  const [row] = await db
    .update(operators)
    .set({ offeredSecret: isLost ? made : sql`coalesce(${operators.offeredSecret}, ${made})` })
    .where(eq(operators.id, id))
    .returning({ offeredSecret: operators.offeredSecret })
  const secret = secretOf(secrets, id, row?.offeredSecret ?? null)
  if (secret === null) throw new Error('an operator is gone whose link was just read')
  return secret
}

interface SecretStore {
  db: Database
  secrets: Secrets
}

/** Null where there is none, or it is of a key that the server has not. */
export function secretOf(secrets: Secrets, operatorId: string, stored: string | null): string | null {
  return stored === null ? null : secrets.open(stored, operatorPlace(operatorId))
}

interface Joining {
  passwordHash: string
  /** Whose code was given. */
  step: number
}

/**
 * Uses a link up. @returns codes that stand in for the second factor; only their hashes are stored. Null where somebody was faster
 */
export async function joinOperator(
  db: Database,
  { id, linkHash, offeredSecret, email }: OperatorRow,
  { passwordHash, step }: Joining,
  by: OperatorActor,
  now: Date,
): Promise<string[] | null> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode)
  return db.transaction(async (tx) => {
    const joined = await tx
      .update(operators)
      .set({
        ...{ passwordHash, totpSecret: offeredSecret, totpStep: step },
        ...{ offeredSecret: null, linkHash: null, linkExpiresAt: null },
        ...{ tries: 0, triesSince: null, closedUntil: null },
        recoveryHashes: codes.map((code) => hashToken(plainCode(code))),
      })
      .where(sql`${operators.id} = ${id} and ${operators.linkHash} = ${linkHash}`)
      .returning({ id: operators.id })
    if (joined.length === 0) return null
    await logOperator(tx, { ...by, actor: email, action: 'operator-joined' }, now)
    return codes
  })
}

/** Ten letters and digits in two groups, without those that look alike. */
function makeRecoveryCode(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const code = Array.from(randomBytes(10), (byte) => signs[byte % signs.length]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '')

/**
 * Whether this is a code of the operator's app, or one of the recovery codes; either is used up, in the caller's transaction, which
 * has the operator's row locked.
 * @returns how many recovery codes are left; null where it is neither
 */
export async function takeCode(
  { db: tx, secrets }: SecretStore,
  { id, totpSecret, totpStep, recoveryHashes }: OperatorRow,
  code: string,
  now: Date,
): Promise<number | null> {
  const secret = secretOf(secrets, id, totpSecret)
  const step = secret === null ? null : checkTotp({ secret, code, now, lastStep: totpStep })
  if (step !== null) {
    await tx.update(operators).set({ totpStep: step }).where(eq(operators.id, id))
    return recoveryHashes.length
  }
  const used = hashToken(plainCode(code))
  if (!recoveryHashes.includes(used)) return null
  const left = recoveryHashes.filter((hash) => hash !== used)
  await tx.update(operators).set({ recoveryHashes: left }).where(eq(operators.id, id))
  return left.length
}
