import { expect, test } from '../journey.ts'
import { press, tabTo, type Hand } from '../hands.ts'
import { mailedLink } from '../mailbox.ts'
import { TRAVELLERS } from '../people.ts'
import { fillLogin } from '../players.ts'
import { startOwn } from '../products.ts'
import type { Product } from '../../tools/product/serve.ts'
import type { Page } from '@playwright/test'

/** A server of its own: whom an admin changes nobody else travels as. */
let product: Product | null = null

test.beforeAll(async () => {
  product = await startOwn('people')
})
test.afterAll(() => product?.stop())

const FILE = `E-mail;Imię;Nazwisko;Rola;Zespoły;Prowadzi
ada.lis@new.test;Ada;Łącka;gracz;North;
bo.berg@new.test;Bo;Berg;lider;;North
marta;Marta;Zła;;;
leader@demo.waymark.test;;;;;North
player@demo.waymark.test;;;;North;`

async function enter(page: Page): Promise<void> {
  await page.goto(product?.url ?? '')
  await fillLogin(page, TRAVELLERS.network)
  await page.getByRole('button', { name: /^Me(:|$)/ }).click()
  await page.getByRole('button', { name: 'People and teams' }).click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^People · /)
}

const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of this area' }).getByRole('link', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('an admin invites, imports, makes a team with two leaders, assigns with a last day, and disables [SERVE-2, AUTH-14, AUTH-8, FIN-8]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await enter(page)
  await expect(page.getByRole('link', { name: /Jonas Keller/ })).toBeVisible()
  await expectAccessible()

  await test.step('a file is tried, told line by line, and done', async () => {
    await room(page, 'Import').click()
    await page.getByLabel(/Choose a file/).setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      // as Excel writes it in Poland
      buffer: Buffer.from(Array.from(FILE, (letter) => CODE_PAGE[letter] ?? letter.charCodeAt(0))),
    })
    await button(page, 'Check the file').click()
    await expect(page.getByText('read as Windows-1250')).toBeVisible()
    await expect(
      page.getByText('marta is not an e-mail address: write one like name@company.com.'),
    ).toBeVisible()
    await expect(page.getByText('New teams: North')).toBeVisible()
    await expectAccessible()
    await button(page, 'Apply 4 lines').click()
    await expect(page.getByText(/^Done\./)).toBeVisible()
    await page.getByRole('radio', { name: 'Invited · 2' }).check({ force: true })
    await expect(page.getByText('Ada Łącka')).toBeVisible()
    const [report] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download the report').click(),
    ])
    expect(report.suggestedFilename()).toBe('report.csv')
  })

  await test.step('the team has two leaders as soon as the second has come', async () => {
    const bo = await browser.newContext()
    const signInPage = await bo.newPage()
    await signInPage.goto(await mailedLink('bo.berg@new.test', 'accept-invitation'))
    await signInPage.getByLabel('Password', { exact: true }).fill('seven owls in a row')
    await signInPage.getByRole('checkbox').check()
    await signInPage.getByRole('button', { name: 'Accept the invitation' }).click()
    await expect(signInPage).toHaveURL(/#\/app(\/game.*)?$/)
    await bo.close()
    await room(page, 'Teams').click()
    await expect(page.getByText('2 leaders')).toBeVisible()
    await page.getByRole('link', { name: 'North' }).click()
    await expect(page.getByRole('checkbox', { name: /Leader.*Bo Berg/ })).toBeChecked()
    await expectAccessible()
  })

  await test.step('the team is given the isles, and its player reads until when', async () => {
    await room(page, 'Adventures').click()
    await page.getByLabel(/Last day/).fill('2020-01-31')
    await page.getByRole('combobox', { name: 'Team' }).selectOption({ label: 'North' })
    await button(page, 'Assign').click()
    await expect(page.getByText('Until January 31, 2020')).toBeVisible()
    await expectAccessible()
    const other = await browser.newContext({ locale: 'en-GB' })
    const player = await other.newPage()
    await player.goto(product?.url ?? '')
    await fillLogin(player, TRAVELLERS.mouse)
    await expect(player).toHaveURL(/#\/app\/game/)
    await player.goto(`${product?.url}/#/app/adventures`)
    await expect(player.getByText('It was due on January 31, 2020; you can still finish it')).toBeVisible()

    await test.step('and is signed out at once where the account is disabled', async () => {
      await room(page, 'People').click()
      await page.getByLabel('Name or e-mail').fill('ola')
      await page.getByRole('link', { name: /Ola Żebrowska/ }).click()
      await button(page, 'Disable the account').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Disable the account' }).click()
      await expect(page.getByText('This person cannot sign in.')).toBeVisible()
      await player.reload()
      await expect(player.getByRole('button', { name: /^(Sail to the isles|Sign in)$/ })).toBeVisible()
    })
    await other.close()
  })
  await expectSpoken('people')
})

for (const { hand, tag } of [
  { hand: 'touch', tag: '@phone' },
  { hand: 'keyboard', tag: '@desktop' },
] as const) {
  test(
    `an admin makes a team, puts somebody in and invites another by ${hand} [SERVE-2, AUTH-14]`,
    { tag },
    async ({ page, expectAccessible }) => {
      test.slow()
      await enter(page)
      await press(room(page, 'Teams'), hand)
      await type(page, 'New team', `By ${hand}`, hand)
      await press(button(page, 'Create team'), hand)
      await press(page.getByRole('link', { name: `By ${hand}` }), hand)
      await type(page, /Name or e-mail/, 'jonas', hand)
      await press(button(page, /Add as player.*Jonas Keller/), hand)
      await expect(page.getByRole('checkbox', { name: /Player.*Jonas Keller/ })).toBeChecked()
      await expectAccessible()
      await press(room(page, 'People'), hand)
      await press(button(page, 'Invite someone'), hand)
      await expect(page.getByRole('dialog')).toBeVisible()
      await type(page, 'First name', 'Cy', hand)
      await type(page, 'Last name', 'Quill', hand)
      await type(page, 'E-mail', `cy.${hand}@new.test`, hand)
      await expectAccessible('[role="dialog"]')
      await press(button(page, 'Send the invitation'), hand)
      await expect(page.getByText(/the invitation is stored on it/)).toBeVisible()
      await press(button(page, 'Close'), hand)
      await press(room(page, 'Invitations'), hand)
      await expect(page.getByText(`cy.${hand}@new.test`)).toBeVisible()
    },
  )
}

/** What the file has beyond plain letters, as Windows-1250 has it. */
const CODE_PAGE: Readonly<Record<string, number>> = { ę: 0xea, ó: 0xf3, ł: 0xb3, Ł: 0xa3, ą: 0xb9 }

async function type(page: Page, label: string | RegExp, words: string, hand: Hand): Promise<void> {
  const field = page.getByLabel(label, { exact: typeof label === 'string' })
  if (hand === 'keyboard') await tabTo(field)
  else await press(field, hand)
  await page.keyboard.type(words)
}
