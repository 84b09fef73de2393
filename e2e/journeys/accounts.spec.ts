import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { expectMail, mailedLink } from '../mailbox.ts'
import { fillNewcomer } from '../newcomer.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt } from '../places.ts'
import { fillLogin } from '../players.ts'

const ZOE = 'zoe.lecka@demo.waymark.test'
const OLA = 'ola.weiss@wyspy.test'
const FIRST = 'three grey gulls'
const SECOND = 'four white whales'

/** Invites only, as the demo has it. */
function secondTenant(): string {
  const url = new URL(process.env.WAYMARK_E2E_URL ?? 'http://localhost')
  url.hostname = TRAVELLERS.bright.host
  return url.origin
}

const accept = (page: Page) => page.getByRole('checkbox', { name: 'I have read the agreement' }).check()
const password = (page: Page) => page.getByLabel('Password', { exact: true })

test('a new account lands in the adventure, and its forgotten password is set anew by a mailed link [AUTH-12, AUTH-13, ROUTE-2]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  await test.step('register', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(/#\/app\/register$/)
    await page.getByLabel('E-mail').fill('zoe.lecka@wyspy.test')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/certain company addresses/)
    await expectAccessible()
    await page.getByLabel('E-mail').fill(ZOE)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused()
    await expectAccessible()
  })

  await test.step('confirm the address', async () => {
    await page.goto(await mailedLink(ZOE, 'accept-invitation'))
    await fillNewcomer(page, { firstName: 'Zoë', lastName: 'Łęcka', password: 'password' })
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect(password(page)).toBeFocused()
    await expect(password(page)).toHaveAccessibleDescription(/easy to guess/)
    await password(page).fill(FIRST)
    await page.getByRole('button', { name: 'Create my account' }).click()
    await arriveAt(page, 'isles')
  })

  await test.step('and leave', async () => {
    await page.getByRole('button', { name: /^Me: / }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/#\/app\/login$/)
  })

  await test.step('to register again is answered the same, and only the mail says that there is an account', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('E-mail').fill(ZOE)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused()
    await expectMail(ZOE, 'it already has one')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    // the page before stands until this one has come, and asks for an address as well
    await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible()
  })

  await test.step('ask for a link: the answer is the same for any address', async () => {
    for (const address of ['nobody@wyspy.test', ZOE]) {
      await page.getByLabel('E-mail').fill(address)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText(`If ${address} has an account here`)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused()
      if (address !== ZOE) await page.getByRole('button', { name: 'Send another link' }).click()
    }
  })

  const link = await mailedLink(ZOE, 'resetpassword')
  await test.step('set the password by it, and sign in', async () => {
    await page.goto(link)
    await password(page).fill(SECOND)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
    await fillLogin(page, { username: ZOE, password: SECOND, host: 'localhost' })
    await arriveAt(page, 'isles')
  })

  await test.step('the link is good for once', async () => {
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible()
    await page.getByRole('button', { name: 'Request a new link' }).click()
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  })
  await expectSpoken('accounts')
})

test.describe('a colleague', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('is invited from the map, and lands in the adventure by the mailed link [AUTH-14, AUTH-16]', async ({
    page,
    browser,
    signIn,
    expectAccessible,
    expectSpoken,
  }) => {
    await signIn()
    await page.goto('/#/app/game/plot/list/harbour/isles')
    const me = page.getByRole('button', { name: /^Me: / })
    await me.click()
    await page.getByRole('button', { name: 'Invite a colleague' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
    await dialog.getByLabel('First name').fill('Ola')
    await dialog.getByLabel('Last name').fill('Weiß')
    await dialog.getByLabel('E-mail').fill(OLA)
    await expectAccessible('[role=dialog]')
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    // its server writes mails into a folder
    await expect(dialog.getByText(`the invitation to ${OLA} is stored on the server`)).toBeVisible()

    await test.step('once is enough', async () => {
      await dialog.getByRole('button', { name: 'Invite someone else' }).click()
      await dialog.getByLabel('First name').fill('Ola')
      await dialog.getByLabel('Last name').fill('Weiß')
      await dialog.getByLabel('E-mail').fill(OLA)
      await dialog.getByRole('button', { name: 'Send the invitation' }).click()
      await expect(dialog.getByText('This address already has an open invitation')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('accept it elsewhere', async () => {
      const link = await mailedLink(OLA, 'accept-invitation')
      const guest = await (await browser.newContext({ locale: 'en-GB' })).newPage()
      await guest.goto(link)
      await expect(guest.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
      await expect(guest.getByLabel('First name')).toHaveValue('Ola')
      await expect(guest.getByText(OLA)).toBeVisible()
      await password(guest).fill(FIRST)
      await accept(guest)
      await guest.getByRole('button', { name: 'Accept the invitation' }).click()
      await expect(guest).toHaveURL(/#\/app\/game\//)
      await guest.goto('about:blank')
      await guest.goto(link)
      await expect(
        guest.getByRole('heading', { name: 'This invitation has already been accepted' }),
      ).toBeVisible()
      await guest.context().close()
    })
    await expectSpoken('invitation')
  })

  test('who has not accepted the agreement comes no further than to it, and then to what was asked for, a reload between [AUTH-6, AUTH-7]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    let isAccepted = false
    await page.route('**/login-status', (route) =>
      isAccepted ? route.continue() : route.fulfill({ json: { status: true, agreement: 0 } }),
    )
    await page.goto('/#/app/game/plot/list/harbour/isles')
    await expect(page.getByRole('heading', { name: 'Agreement' })).toBeVisible()
    await expect(page).toHaveURL(/#\/app\/register\/social$/)
    await page.evaluate(() => location.assign('#/app/game/plot/list/school/isles'))
    await expect(page).toHaveURL(/#\/app\/register\/social$/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Agreement' })).toBeVisible()
    isAccepted = true
    await page.getByRole('checkbox', { name: 'I know what is stored' }).check()
    await accept(page)
    await page.getByRole('button', { name: 'Accept and start' }).click()
    await expect(page.getByRole('heading', { name: 'Lighthouse school' })).toBeVisible()
    await expect(page).toHaveURL(/#\/app\/game\/plot\/list\/school\/isles$/)
  })
})

test('where accounts are by invitation only, the login offers no other, and the page of registration says whom to ask [AUTH-12]', async ({
  page,
}) => {
  await page.goto(`${secondTenant()}/#/app/login`)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0)
  await page.goto(`${secondTenant()}/#/app/register`)
  await expect(page.getByRole('heading', { name: 'You need an invitation' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write to support@demo.waymark.test' })).toBeVisible()
})

test.describe('an admin', () => {
  test.use({ traveller: TRAVELLERS.network })

  test('says at which domains people may register, and is told what is no domain [AUTH-12]', async ({
    page,
    browser,
    baseURL,
    signIn,
    expectAccessible,
  }) => {
    const guest = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await guest.goto(`${baseURL}/#/app/register`)
    await guest.getByLabel('E-mail').fill('guest@partner.test')
    await guest.getByRole('button', { name: 'Send me the link' }).click()
    await expect(guest.getByText(/certain company addresses/)).toBeVisible()

    await signIn()
    await page.goto('/#/app/people/registration')
    await expect(page.getByRole('radio', { name: 'Certain domains' })).toBeChecked()
    const domains = page.getByRole('textbox', { name: 'Domains' })
    const save = page.getByRole('button', { name: 'Save' })
    await domains.fill('demo.waymark.test, partner')
    await save.click()
    await expect(domains).toHaveAccessibleDescription(/“partner” is not a domain/)
    await expectAccessible()
    await domains.fill('demo.waymark.test, Partner.TEST')
    await save.click()
    await expect(page.getByText('Saved. It applies within seconds.')).toBeVisible()
    await expect(domains).toHaveValue('demo.waymark.test, partner.test')

    await expect(async () => {
      await guest.getByRole('button', { name: 'Send me the link' }).click()
      await expect(guest.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await guest.context().close()
    await domains.fill('demo.waymark.test')
    await save.click()
    await expect(domains).toHaveValue('demo.waymark.test')
  })
})

test('a half-typed form outlives a change of language, saved where the specification says so [LANG-2, LANG-3]', async ({
  page,
}) => {
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/locale/change')) saved.push(request.url())
  })
  let reloads = 0
  page.on('load', () => reloads++)
  const speak = async (from: string, to: string) => {
    await page.getByRole('button', { name: from }).click()
    await page.getByRole('menuitemradio', { name: to }).click()
  }
  await page.goto('/#/app/register')
  await page.getByLabel('E-mail').fill('zoe@wyspy.test')
  reloads = 0
  await speak('English', 'Polski')
  await expect(page.getByRole('heading', { name: 'Załóż konto' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('zoe@wyspy.test')
  expect({ saved: saved.length, reloads }).toEqual({ saved: 0, reloads: 0 })

  const token = 'x'.repeat(43)
  await page.goto('/#/app/resetpassword')
  await expect(page.getByRole('heading', { name: 'Nowe hasło' })).toBeVisible()
  await page.getByLabel('E-mail').fill('zoe@wyspy.test')
  await speak('Polski', 'Deutsch')
  await expect(page.getByRole('heading', { name: 'Neues Passwort' })).toBeVisible()
  await expect(page.getByLabel('E-Mail')).toHaveValue('zoe@wyspy.test')
  expect({ saved: saved.length, reloads }).toEqual({ saved: 1, reloads: 1 })

  await page.goto(`/#/app/accept-invitation?token=${token}`)
  await expect(page.getByRole('heading', { name: 'Diese Einladung funktioniert nicht' })).toBeVisible()
  await speak('Deutsch', 'Español')
  await expect(page.getByRole('heading', { name: 'Esta invitación no funciona' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`token=${token}$`))
})
