import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { mailedLink } from '../mailbox.ts'
import { registerByForm } from '../newcomer.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt } from '../places.ts'
import { fillLogin } from '../players.ts'

const PASSWORD = 'a lantern in the snow'
const NEXT = 'a boat below the bridge'

/** What is changed here is nobody else's: each journey has an account of its own. */
async function register(page: Page, email: string): Promise<void> {
  await registerByForm(page, { firstName: 'Ada', lastName: 'Zielińska', email, password: PASSWORD })
  await arriveAt(page, 'isles')
}

async function openArea(page: Page): Promise<void> {
  // the tour of the map, which may come just now, closes what is open
  await expect(async () => {
    const profile = page.getByRole('button', { name: 'Profile and settings' })
    if (!(await profile.isVisible())) await page.getByRole('button', { name: /^Me: / }).click()
    await profile.click({ timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Profile and settings', level: 1 })).toBeFocused()
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a player composes a face, changes names and language, and is asked before anything is lost [ROUTE-2, AUTH-15, ACT-5, LANG-2, FIN-2]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await register(page, 'ada.composes@demo.waymark.test')
  await openArea(page)
  await expectAccessible()

  await test.step('a face, by the keyboard alone', async () => {
    await section(page, 'Picture').getByRole('button', { name: 'Create an avatar' }).press('Enter')
    const popup = page.getByRole('dialog', { name: 'Create your avatar' })
    await popup.getByRole('radio', { name: 'Hairstyle, 2 of 10' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(popup.getByRole('radio', { name: 'Hairstyle, 4 of 10' })).toBeChecked()
    await expectAccessible('[role="dialog"]')
    await popup.getByRole('button', { name: 'Use this avatar' }).press('Enter')
    await expect(section(page, 'Picture').getByText('Saved')).toBeVisible()
    await expect(section(page, 'Picture').locator('use[href$="hairstyle-woman-3"]')).toHaveCount(1)
  })

  await test.step('a name', async () => {
    const about = section(page, 'About me')
    await about.getByLabel('Display name').fill('Ada from the lighthouse')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
    await about.getByRole('button', { name: 'Save' }).click()
    await expect(about.getByText('Saved')).toBeVisible()
  })

  await test.step('the selector speaks at once, without a reload, and changes the profile; the field is kept', async () => {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET')
        requests.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`)
    })
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('menuitemradio', { name: 'Polski' }).click()
    await expect(page.getByRole('heading', { name: 'Profil i ustawienia', level: 1 })).toBeVisible()
    await expect.poll(() => requests).toEqual(['PATCH /api/web/player/profile {"language":"pl"}'])
    const place = section(page, 'Język i czas')
    // the field follows the profile, whose answer comes after the words
    await expect(place.getByRole('combobox', { name: 'Język' })).toHaveValue('pl')
    await place.getByRole('combobox', { name: 'Język' }).selectOption('en')
    await place.getByRole('combobox', { name: 'Strefa czasowa' }).fill('katm')
    await page.keyboard.press('Enter')
    await place.getByRole('button', { name: 'Zapisz' }).click()
    await expect(section(page, 'Language and time').getByText('Saved')).toBeVisible()
    await expect.poll(() => requests).toHaveLength(3)
    expect(requests[1]).toMatch(/^PATCH .api.web.player.profile .*"language":"en"/)
    expect(requests[2]).toBe('PATCH /api/web/player/profile {"isCompletionShown":true}')
  })

  await test.step('with that the profile is complete, which is said once', async () => {
    const complete = page.getByRole('dialog', { name: 'Your profile is complete' })
    await expectAccessible('[role="dialog"]')
    await complete.getByRole('button', { name: 'Great job, next!' }).press('Enter')
    await expect(complete).toHaveCount(0)
  })

  await test.step('all of it is there after a reload and on the map', async () => {
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Kathmandu')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('button', { name: 'Me: Ada from the lighthouse' })).toBeVisible()
  })
  await expectSpoken('player-area')
})

test('a player sends a picture, changes the password, takes the data along and goes for good [AUTH-10, AUTH-15, ACT-5]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await register(page, 'ada.leaves@demo.waymark.test')
  await openArea(page)

  await test.step('a picture, cut and made small before it is sent', async () => {
    await page.locator('input[type="file"]').setInputFiles('assets/art/isles.webp')
    const popup = page.getByRole('dialog', { name: 'Choose the visible part' })
    await popup.getByLabel('Zoom in').fill('2')
    await popup.getByRole('group').press('ArrowRight')
    await popup.getByRole('button', { name: 'Use this picture' }).click()
    const picture = section(page, 'Picture').locator('img')
    await expect(picture).toHaveAttribute('src', /^\/avatars\/[\w-]+\/[0-9a-f]{16}\.webp$/)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
  })

  await test.step('a new password, with the current one', async () => {
    const access = section(page, 'E-mail and password')
    await access.getByRole('button', { name: 'Change password' }).click()
    await expect(access.getByLabel('Current password')).toBeFocused()
    await access.getByLabel('Current password').fill('something else')
    await access.getByLabel('New password').fill(NEXT)
    await access.getByRole('button', { name: 'Save password' }).click()
    await expect(access.getByText('This is not your current password.')).toBeVisible()
    await access.getByLabel('Current password').fill(PASSWORD)
    await access.getByRole('button', { name: 'Save password' }).click()
    await expect(access.getByText('Saved. Other devices are signed out.')).toBeVisible()
    await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(1)
  })

  await test.step('a new address waits for its link', async () => {
    const access = section(page, 'E-mail and password')
    await access.getByRole('button', { name: 'Change e-mail' }).click()
    await access.getByLabel('New e-mail').fill('ada.newer@demo.waymark.test')
    await access.getByLabel('Current password').fill(NEXT)
    await access.getByRole('button', { name: 'Send the link' }).click()
    await expect(
      access.getByText(/the link for ada\.newer@demo\.waymark\.test is stored on the server/),
    ).toBeVisible()
  })

  await test.step('and counts once it is confirmed there, by a press', async () => {
    await page.goto('about:blank')
    await page.goto(await mailedLink('ada.newer@demo.waymark.test', 'confirm-email'))
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByRole('heading', { name: 'The address is confirmed' })).toBeFocused()
    await page.getByRole('link', { name: 'Profile and settings' }).click()
    await expect(section(page, 'E-mail and password').getByText('ada.newer@demo.waymark.test')).toBeVisible()
  })

  await test.step('the data as a file', async () => {
    const coming = page.waitForEvent('download')
    await section(page, 'My data').getByRole('button', { name: 'Download' }).click()
    const text = await readFile(await (await coming).path(), 'utf8')
    expect(text).toContain('ada.newer@demo.waymark.test')
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash/)
  })

  await test.step('and away', async () => {
    await section(page, 'My data').getByRole('button', { name: 'Delete account' }).click()
    const popup = page.getByRole('dialog', { name: 'Delete my account' })
    const name = /Type (\S+) to confirm/.exec(await popup.innerText())?.[1] ?? ''
    await popup.getByLabel(/^Type /).fill(name)
    await popup.getByLabel('Current password').fill(NEXT)
    await popup.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL(/#\/app\/login$/)
  })
  await expectSpoken('account')
})

test('what is half-typed in the area stands there again after the login that a lost session asks for, and for nobody else [AUTH-8]', async ({
  page,
  context,
}) => {
  const email = 'ada.returns@demo.waymark.test'
  await register(page, email)
  await openArea(page)
  const name = section(page, 'About me').getByLabel('Display name')
  const access = section(page, 'E-mail and password')

  await test.step('for who typed it, but for the password', async () => {
    await name.fill('Ada of the lighthouse')
    await access.getByRole('button', { name: 'Change e-mail' }).click()
    await access.getByLabel('New e-mail').fill('ada.elsewhere@demo.waymark.test')
    await access.getByLabel('Current password').fill(PASSWORD)
    await context.clearCookies()
    await access.getByRole('button', { name: 'Send the link' }).click()
    await fillLogin(page, { username: email, password: PASSWORD, host: 'localhost' })
    await expect(page).toHaveURL(/#\/app\/player\/settings$/)
    await expect(name).toHaveValue('Ada of the lighthouse')
    await expect(access.getByLabel('New e-mail')).toHaveValue('ada.elsewhere@demo.waymark.test')
    await expect(access.getByLabel('Current password')).toHaveValue('')
  })

  await test.step('for nobody else', async () => {
    await context.clearCookies()
    await section(page, 'About me').getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/#\/app\/login$/)
    await register(page, 'ada.comes.next@demo.waymark.test')
    await openArea(page)
    await expect(name).not.toHaveValue(/lighthouse/)
    await expect(access.getByRole('button', { name: 'Change e-mail' })).toBeVisible()
  })
})

test.describe('in a dark tenant', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('the area fits the screen and has no accessibility finding [SHELL-8] @phone @desktop', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn()
    await page.goto('/#/app/player/settings')
    await expect(section(page, 'Devices').getByRole('listitem').first()).toBeVisible()
    await expectAccessible()
    const isWhole = await page.getByRole('main').evaluate((main) => main.scrollWidth <= main.clientWidth)
    expect(isWhole).toBe(true)
    await section(page, 'Picture').getByRole('button', { name: 'Create an avatar' }).click()
    await expect(page.getByRole('dialog', { name: 'Create your avatar' })).toBeVisible()
    await expectAccessible('[role="dialog"]')
  })
})

test.describe('the journey of who has been here for two weeks', () => {
  test.use({ traveller: TRAVELLERS.returning })

  test('by keyboard: a day says why it counted, and the sum of points is that of the map [ROUTE-2, PROG-3, STREAK-6, LANG-2] @phone @desktop', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn()
    await page.goto('/#/app/player')
    await expect(page.getByRole('heading', { name: 'My space', level: 1 })).toBeFocused()
    const strip = section(page, 'My last 14 days')
    await expect(strip.getByRole('button')).toHaveCount(14)
    await strip.getByRole('button', { name: /a freeze covered it/ }).press('Enter')
    await expect(strip.getByRole('status')).toContainText('Missed, but a freeze covered it.')
    const points = section(page, 'My points')
    await expect(points.getByText('Streak bonus').first()).toBeVisible()
    const sum = (await points.getByText(/^[\d\s]+ points$/).innerText()).trim()
    await expect(section(page, 'Finished tasks').getByText('With your leader')).toBeVisible()
    await expectAccessible()
    const isWhole = await page.getByRole('main').evaluate((main) => main.scrollWidth <= main.clientWidth)
    expect(isWhole).toBe(true)
    await page.getByRole('link', { name: 'Profile and settings' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Profile and settings', level: 1 })).toBeFocused()
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await expect(page.getByRole('group', { name: 'Your points and streak' })).toContainText(sum)
  })
})
