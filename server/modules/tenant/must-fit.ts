import { and, eq, or, sql } from 'drizzle-orm'
import type { SettingChanges, TenantSettings } from '#shared/contract/tenant-settings.ts'
import { isFooterLink } from '#shared/domain/marketing-footer.ts'
import { isTimeZone } from '#shared/domain/local-date.ts'
import {
  PICTURE_USES,
  tenantPictureIn,
  type PictureUse,
  type TenantSettingName,
} from '#shared/domain/tenant-settings.ts'
import type { Database } from '#server/db/database.ts'
import { tenantChanges, tenantPictures } from '#server/db/schema/tenant-settings.ts'
import { refusedField } from '#server/http/problem.ts'

/**
 * What no schema knows: whether settings go together, and are the tenant's. Only what changes is judged: a tenant may be older than a rule.
 * @throws Problem 422 with the field that is wrong
 */
export async function mustFit(
  wanted: SettingChanges,
  next: TenantSettings,
  changed: readonly TenantSettingName[],
  db: Database,
  tenantId: string,
): Promise<void> {
  const { languages, defaultLanguage, timeZone } = next
  const isChanged = (field: TenantSettingName) => changed.includes(field)
  if (isChanged('languages') && new Set(languages).size < languages.length)
    throw refusedField('changes.languages', 'twice')
  if ((isChanged('languages') || isChanged('defaultLanguage')) && !languages.includes(defaultLanguage)) {
    throw refusedField(
      isChanged('defaultLanguage') ? 'changes.defaultLanguage' : 'changes.languages',
      'not-offered',
    )
  }
  if (isChanged('timeZone') && !isTimeZone(timeZone)) throw refusedField('changes.timeZone', 'unknown')
  const footer = isChanged('footer') ? (wanted.footer ?? []) : []
  const wrongLink = footer.findIndex(({ url }) => url !== '' && !isFooterLink(url))
  if (wrongLink >= 0) throw refusedField(`changes.footer.${wrongLink}.url`, 'link')
  for (const use of PICTURE_USES.filter(isChanged)) {
    const address = next[use]
    if (address !== '' && !(await isOwn(address, use, db, tenantId))) {
      throw refusedField(`changes.${use}`, 'unknown')
    }
  }
}

/** One that was brought for this use, or that it once had. */
async function isOwn(address: string, use: PictureUse, db: Database, tenantId: string): Promise<boolean> {
  const version = tenantPictureIn(address)
  if (version !== null) {
    const isIt = [
      eq(tenantPictures.tenantId, tenantId),
      eq(tenantPictures.version, version),
      eq(tenantPictures.use, use),
    ]
    return (await db.$count(tenantPictures, and(...isIt))) > 0
  }
  const had = JSON.stringify(address)
  const once = or(sql`${tenantChanges.before} = ${had}::jsonb`, sql`${tenantChanges.after} = ${had}::jsonb`)
  const isIts = and(eq(tenantChanges.tenantId, tenantId), eq(tenantChanges.field, use), once)
  return (await db.$count(tenantChanges, isIts)) > 0
}
