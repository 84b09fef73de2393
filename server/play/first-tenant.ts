import { randomBytes, randomUUID } from 'node:crypto'
import { DEFAULT_LANGUAGES, type Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import { tenants } from '#server/db/schema/tenants.ts'

export interface NewTenant {
  /** Unique, for operators. */
  name: string
  /** As people see it. */
  title: string
  languages: readonly Language[]
  defaultLanguage: Language
  timeZone: string
}

/** What a tenant is made of that nobody has set up yet; its admin does that. */
export function newTenant(
  { name, title, languages, defaultLanguage, timeZone }: NewTenant,
  now: Date,
): typeof tenants.$inferInsert {
  return {
    id: randomUUID(),
    name,
    look: {
      title,
      logoUrl: '',
      backgroundUrl: '',
      faviconUrl: '',
      colourOne: '#0E2A47',
      colourTwo: '#2B4C7E',
      colourThree: '#FFB84D',
      colourThreeLighten: '#FFE3B3',
    },
    features: {
      isShopEnabled: false,
      isActivitiesWidgetEnabled: true,
      isProtipEnabled: false,
      isPushEnabled: true,
      sendStatistics: false,
      audioEffectsTurnedOn: true,
      recaptchaSiteKey: '',
      adventureLogoUrl: null,
      isSetUp: false,
    },
    params: [],
    languages: [...languages],
    defaultLanguage,
    timeZone,
    forgerySecret: randomBytes(32).toString('base64url'),
    createdAt: now,
  }
}

const PLAIN = {
  name: 'waymark',
  title: 'Waymark',
  languages: DEFAULT_LANGUAGES,
  defaultLanguage: 'en',
  timeZone: 'UTC',
} as const

/** A database without a demo gets one plain tenant, so that the product answers; it has nobody in it yet. */
export async function ensureTenant(db: Database, now: Date): Promise<void> {
  const [known] = await db.select({ id: tenants.id }).from(tenants).limit(1)
  if (known) return
  await db
    .insert(tenants)
    .values({ ...newTenant(PLAIN, now), isDefault: true })
    .onConflictDoNothing()
}
