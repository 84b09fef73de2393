import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { passkeys, recoveryCodes, secondSteps, totpSecrets } from '#server/db/schema/second-factor.ts'

/** Whose factors. */
export interface Owner {
  tenantId: string
  id: string
}

type PasskeyRow = typeof passkeys.$inferSelect

/** What a person can prove a login by, besides the password. */
export interface Factors {
  /** Codes of an app, confirmed. */
  hasCode: boolean
  /** The oldest first. */
  passkeys: PasskeyRow[]
  recoveryCodesLeft: number
}

type Table = typeof totpSecrets | typeof passkeys | typeof recoveryCodes | typeof secondSteps

export const isOf = (table: Table, { tenantId, id }: Owner) =>
  and(eq(table.tenantId, tenantId), eq(table.personId, id))

export async function readFactors(db: Database, owner: Owner): Promise<Factors> {
  const isConfirmed = and(isOf(totpSecrets, owner), isNotNull(totpSecrets.confirmedAt))
  const isLeft = and(isOf(recoveryCodes, owner), isNull(recoveryCodes.usedAt))
  const codes = await db.$count(totpSecrets, isConfirmed)
  const keys = await db
    .select()
    .from(passkeys)
    .where(isOf(passkeys, owner))
    .orderBy(passkeys.createdAt, passkeys.id)
  const left = await db.$count(recoveryCodes, isLeft)
  return { hasCode: codes > 0, passkeys: keys, recoveryCodesLeft: left }
}

/** Recovery codes alone are none: they come with the first and go with the last. */
export const hasFactor = (factors: Pick<Factors, 'hasCode' | 'passkeys'>): boolean =>
  factors.hasCode || factors.passkeys.length > 0

/** The password alone is not enough: recovery codes that are left alone stand for an app whose secret another server has kept. */
export const mustProve = (factors: Factors): boolean => hasFactor(factors) || factors.recoveryCodesLeft > 0

/** As `mustProve`, in one query: every login asks it. */
export async function hasAnyFactor(db: Database, { tenantId, id }: Owner): Promise<boolean> {
  const [row] = await db
    .select({
      has: sql<boolean>`
        exists (select 1 from ${totpSecrets} where ${totpSecrets.tenantId} = ${tenantId}
          and ${totpSecrets.personId} = ${id} and ${totpSecrets.confirmedAt} is not null)
        or exists (select 1 from ${passkeys} where ${passkeys.tenantId} = ${tenantId} and ${passkeys.personId} = ${id})
        or exists (select 1 from ${recoveryCodes} where ${recoveryCodes.tenantId} = ${tenantId}
          and ${recoveryCodes.personId} = ${id} and ${recoveryCodes.usedAt} is null)`,
    })
    .from(sql`(select 1) as one`)
  return row?.has ?? false
}

/** Nothing of it is left: the next login asks for the password alone, or for a new set-up. */
export async function dropFactors(db: Pick<Database, 'delete'>, owner: Owner): Promise<void> {
  for (const table of [totpSecrets, passkeys, recoveryCodes, secondSteps])
    await db.delete(table).where(isOf(table, owner))
}
