import { describe, expect, it } from 'vitest'
import { readAppParams, readPlatformSettings } from '#shared/contract/platform.ts'
import { DEMO_PEOPLE } from '#server/demo/people.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { DEMO_TENANTS } from '#server/demo/tenants.ts'
import { people } from '#server/db/schema/people.ts'
import { openTestApp } from '#server/testing/test-app.ts'

describe('the demo', () => {
  it('gives each tenant its own look, languages and switches; unknown hosts get the first [SERVE-2] [SHELL-6]', async () => {
    const { db, clock, stranger } = await openTestApp()
    await seedDemo(db, clock.now())
    const looks = []
    for (const host of ['localhost:3000', 'second.localhost:3000', 'dark.localhost', 'elsewhere.example']) {
      const settings = await stranger(host).call(readPlatformSettings, {})
      const params = await stranger(host).call(readAppParams, { query: { itemsPerPage: '1000' } })
      looks.push([
        settings.platformTitle,
        settings.mainColorOne,
        settings.languageSettings.languageArray.map(({ shortName }) => shortName).join(),
        params.find(({ configKey }) => configKey === 'snow')?.configValue,
      ])
    }
    expect(looks).toEqual([
      ['Lantern Isles', '#0E2A47', 'pl,en,es,de', true],
      ['Northwind Academy', '#E4FF1A', 'en,de', false],
      ['Night Shift', '#0A0A0A', 'pl,en,es,de', true],
      ['Lantern Isles', '#0E2A47', 'pl,en,es,de', true],
    ])
  })

  it('can be set up at every start: nobody is doubled [SERVE-1]', async () => {
    const { db, clock } = await openTestApp()
    await seedDemo(db, clock.now())
    await seedDemo(db, clock.now())
    expect(await db.select().from(people)).toHaveLength(DEMO_PEOPLE.length * DEMO_TENANTS.length)
  })
})
