import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/languages.ts'

/** The end of the address of an account that its person removed (decision 0015): the one mark of it. */
const MARK = '@removed.invalid'

export const removedAddress = (personId: string): string => `${personId}${MARK}`

/** Whether the person with this address removed the account, and is nobody any more. */
export const isRemovedAddress = (email: PgColumn | SQL): SQL<boolean> =>
  sql<boolean>`${email} like ${`%${MARK}`}`

/** What stands for the name of somebody who removed the account, where what they did is still read. */
export const REMOVED_NAME: Readonly<Record<Language, string>> = {
  en: 'Removed account',
  pl: 'Usunięte konto',
  de: 'Gelöschtes Konto',
  es: 'Cuenta eliminada',
}
