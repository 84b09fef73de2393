import { randomBytes, randomUUID } from 'node:crypto'
import { DEFAULT_LANGUAGES } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import { tenants } from '#server/db/schema/tenants.ts'

/** A database without a demo gets one plain tenant, so that the product answers; it has nobody in it yet. */
export async function ensureTenant(db: Database, now: Date): Promise<void> {
  const [known] = await db.select({ id: tenants.id }).from(tenants).limit(1)
  if (known) return
  await db
    .insert(tenants)
    .values({
      id: randomUUID(),
      name: 'waymark',
      isDefault: true,
      look: {
        title: 'Waymark',
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
      },
      params: [],
      languages: [...DEFAULT_LANGUAGES],
      defaultLanguage: 'en',
      timeZone: 'UTC',
      forgerySecret: randomBytes(32).toString('base64url'),
      createdAt: now,
    })
    .onConflictDoNothing()
}
