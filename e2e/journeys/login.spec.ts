import { expect, test } from '../journey.ts'

test('a wrong pair brings one neutral sentence and the focus stays in the password [AUTH-2]', async ({
  page,
  expectSpoken,
}) => {
  await page.goto('/')
  const said: string[] = []
  for (const username of ['nobody@demo.waymark.test', 'player@demo.waymark.test']) {
    await page.getByLabel('E-mail or user name').fill(username)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sail to the isles' }).click()
    const refusal = page.getByText('This name and password do not match. Check both and try again.')
    await expect(refusal).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    said.push(await page.getByRole('main').innerText())
  }
  expect(said[0], 'known and unknown names are answered alike').toBe(said[1])
  await expect(page).toHaveURL(/#\/app\/login$/)
  await expectSpoken('login-refused')
})

test('empty fields are named, tied to their words and the first takes the focus [AUTH-2]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  const username = page.getByLabel('E-mail or user name')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Sail to the isles' }).click()
  await expect(username).toHaveAccessibleDescription('Enter your e-mail or user name.')
  await expect(password).toHaveAccessibleDescription('Enter your password.')
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  await expect(username).toBeFocused()
  await expectAccessible()
  await username.fill('player@demo.waymark.test')
  await expect(username).toHaveAccessibleDescription('')
})

test('the form is one that a password manager fills, and shows the password when asked [AUTH-2]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByLabel('E-mail or user name')).toHaveAttribute('autocomplete', 'username')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('the form works with no answer from the server, and says so [AUTH-2]', async ({ page }) => {
  await page.goto('/')
  await page.route('**/login_json', (route) => route.abort())
  await page.getByLabel('E-mail or user name').fill('player@demo.waymark.test')
  await page.getByLabel('Password', { exact: true }).fill('whatever it is')
  await page.getByRole('button', { name: 'Sail to the isles' }).click()
  await expect(
    page.getByText('No connection to the server. Check your network and try again.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sail to the isles' })).toBeEnabled()
})

test('too many tries are answered by a countdown [AUTH-2]', async ({ page }) => {
  await page.goto('/')
  await page.route('**/login_json', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '40' },
      json: { code: 'too-many', message: 'too many tries' },
    }),
  )
  await page.getByLabel('E-mail or user name').fill('player@demo.waymark.test')
  await page.getByLabel('Password', { exact: true }).fill('whatever it is')
  await page.getByRole('button', { name: 'Sail to the isles' }).click()
  await expect(page.getByText(/^Too many attempts\. Try again in \d+ seconds\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sail to the isles' })).toBeDisabled()
})

test('a server that breaks is told of once, beside the form of a small desk, and of no progress [ERR-1, INFO-2]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await page.route('**/login_json', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByLabel('E-mail or user name').fill('player@demo.waymark.test')
  await page.getByLabel('Password', { exact: true }).fill('whatever it is')
  await page.getByRole('button', { name: 'Sail to the isles' }).click()
  const modal = page.getByRole('alert')
  await expect(modal).toContainText('The server could not answer.')
  await expect(modal).toHaveCount(1)
  await expect(modal).not.toContainText(/progress/i)
  const form = page.getByRole('main').locator('form')
  const [above, below] = await Promise.all([modal.boundingBox(), form.boundingBox()])
  if (!above || !below) throw new Error('both are shown')
  const isBeside = above.x >= below.x + below.width || above.x + above.width <= below.x
  const isApart = above.y >= below.y + below.height || above.y + above.height <= below.y
  expect(isBeside || isApart, 'the modal covers nothing of the form').toBe(true)
})
