import type { Page } from '@playwright/test'
import { logIn } from '../../tools/product/log-in.ts'
import type { Product } from '../../tools/product/serve.ts'
import { bringPackage } from '../bring-package.ts'
import { startChanged } from '../products.ts'
import { hostilePackage } from '../hostile-package.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'

let product: Product | null = null

test.beforeAll(async () => {
  product = await startChanged('hostile', (isles) => [
    {
      ...isles,
      version: 'hostile-in-a-test',
      missions: isles.missions.map((one) => ({ ...one, unlock: null })),
    },
  ])
})
test.afterAll(() => product?.stop())

// what a browser says of everything that it keeps such a package from
test.use({ mayPrint: [/./] })
// a worker that the test itself refused would prove nothing
test.use({ serviceWorkers: 'allow' })

async function arrive(page: Page, { username, password }: (typeof TRAVELLERS)['mouse']): Promise<void> {
  await page.goto(`${product?.url}/health`)
  expect(await page.evaluate(logIn, { username, password })).toBe(200)
}

test('a hostile package reaches neither the session, the API, the page around nor another site [TASK-10]', async ({
  page,
  context,
}) => {
  const origin = new URL(product?.url ?? '').origin
  await arrive(page, TRAVELLERS.keyboard)
  const path = await bringPackage(page, hostilePackage(origin), 'Evil')

  await arrive(page, TRAVELLERS.mouse)
  const answered: string[] = []
  context.on('response', (response) => {
    if (/logout|login_json|v2\/error|example\.test/.test(response.url())) answered.push(response.url())
  })
  await page.goto(`${origin}/#${path}`)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page).toHaveURL(/\/task\/package-/)
  const address = page.url()
  const evil = page.frameLocator('iframe').frameLocator('iframe')
  await expect(evil.getByText('All was tried.')).toBeVisible({ timeout: 60_000 })

  const tried = await evil.getByRole('listitem').allTextContents()
  expect(tried.length).toBeGreaterThan(25)
  expect(tried.filter((line) => !line.endsWith(': refused'))).toEqual([])

  expect(answered).toEqual([])

  await test.step('the product stands as it did', async () => {
    expect(page.url()).toBe(address)
    const others = context.pages().filter((one) => one !== page)
    expect(others.map((one) => one.url()).filter((url) => url.startsWith(origin))).toEqual([])
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    const status = await page.evaluate(
      async () => (await fetch('/api/web/login-status')).json() as Promise<object>,
    )
    expect(status).toMatchObject({ status: true })
    const cookies = await context.cookies()
    expect(cookies.filter(({ name }) => name === 'evil').every(({ domain }) => domain === '127.0.0.1')).toBe(
      true,
    )
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /evil/.test(key)))).toEqual([])
  })
})
