import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '../../tools/product/serve.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt, place } from '../places.ts'
import { fillLogin } from '../players.ts'
import { startOwn } from '../products.ts'

const { onlooker } = TRAVELLERS
test.use({ traveller: onlooker })

const dist = mkdtempSync(join(tmpdir(), 'waymark-client-'))
let client: Product | null = null
/** Of the server of all journeys, to which this client belongs, also at a second try. */
let apiPort = ''

test.beforeAll(async () => {
  // without the art: that must come from where the API is
  for (const part of ['client', 'assets', 'published.json']) {
    cpSync(join('dist', part), join(dist, part), { recursive: true })
  }
  const api = new URL('/api/web', process.env.WAYMARK_E2E_URL)
  api.hostname = onlooker.host
  apiPort = api.port
  writeFileSync(join(dist, 'assets/store.json'), JSON.stringify({ apiLink: api.href }))
  client = await startOwn('client-elsewhere', { dist })
})

test.afterAll(async () => {
  await client?.stop()
  rmSync(dist, { recursive: true })
})

test('a client on another site logs in, draws the map and logs out through its apiLink [BOOT-1, AUTH-10]', async ({
  page,
}) => {
  const home = new URL(client?.url ?? '')
  home.hostname = 'client.localhost'
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).host))

  await page.goto(home.href)
  await fillLogin(page, onlooker)
  await arriveAt(page, 'isles')
  await expect(place(page, 'Harbour')).toBeAttached()
  expect([...asked].sort()).toEqual([home.host, new URL(`http://${onlooker.host}:${apiPort}`).host].sort())

  await page.reload()
  await arriveAt(page, 'isles')
  await page.getByRole('button', { name: /^Me: / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/#\/app\/login$/)
  await page.reload()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})
