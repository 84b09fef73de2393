import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { haveSeenStreak } from '../tools/product/seen-streak.ts'
import type { Traveller } from './people.ts'
import { signIn } from './players.ts'
import { enter, startSecond, type SecondServer } from './second-server.ts'
import { expectLines, hearPage, type Comparison } from './spoken.ts'

interface Worker {
  /** Starts the server of second tries, once a worker. */
  second: () => Promise<SecondServer>
}

interface Journey {
  /** Makes second tries on a server of their own; what runs before all journeys of a file goes on with the shared one. */
  atSecondTry: null
  /** Who travels, and in which tenant; strangers, of the default tenant, without one. */
  traveller: Traveller | null
  /** Signs the page's browser in without the form; the next `goto` is the traveller's. */
  signIn: () => Promise<void>
  /** No finding of WCAG 2.2 AA on what is shown now, or in the part that `inside` selects; `on` is a page other than the journey's own. */
  expectAccessible: (inside?: string, on?: Page) => Promise<void>
  /**
   * What was announced on the page since the last call is what `e2e/spoken/<name>.txt` lists, line by line. `npm run e2e -- -u` writes
   * the lists anew, but for the marks of lines that may be missed (spoken-list.ts).
   */
  expectSpoken: (name: string, comparison?: Comparison) => Promise<void>
  /** What the page may print as an error in this test; anything else that it prints fails the test. */
  mayPrint: RegExp[]
  /** Whether the pop-up of the streak is pressed away wherever it comes: most journeys are about something else. */
  wavesStreakOff: boolean
  /** Whether the tour of the map is ended wherever it comes: only to newcomers, whom most journeys are not about. */
  wavesTourOff: boolean
  /**
   * Whether the browser asks to save data, as on a metered line: pictures come in half their size and nothing is fetched that nobody has
   * opened (START-2), which saves a third of what a map costs. Journeys that lose their link, or are about the service worker, need all of it.
   */
  savesData: boolean
}

/** The browser's own line about an answer of 4xx or 5xx, or about a cut network: the product did not print it. */
const ABOUT_AN_ANSWER = /^Failed to load resource:/

/** Playwright's own line where it keeps the service worker out (playwright.config.ts). */
export const ABOUT_THE_WORKER = /^Service Worker registration blocked by Playwright$/

/** Of the pop-up after a finish that took a step, in English. */
export const STREAK_TITLE = /^(The first day is lit|(Two|Three) days in a row)$/

/** Leaves the tour of the map, while it waits and later, in every language. */
const TOUR_END =
  /^(Skip the tour|End the tour|(Pomiń|Zakończ) przewodnik|Rundgang (überspringen|beenden)|(Saltar|Terminar) el recorrido)$/

/** Looked for before every action: all buttons and names of a map would be asked for theirs each time. */
const DIALOG = '[role="dialog"]'

/** All that the page prints as an error or a warning, every exception that nobody caught, and every breach of its policy. */
async function listen(page: Page): Promise<string[]> {
  const printed: string[] = []
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) printed.push(message.text())
  })
  page.on('pageerror', (error) => printed.push(String(error)))
  return printed
}

/** Runs in a page before the product. */
function saveData(): void {
  const { connection } = navigator
  if (connection) Object.defineProperty(connection, 'saveData', { value: true })
}

/** Where a tenant lives on the one server of all journeys. */
function addressOf(host: string): string {
  const url = new URL(process.env.WAYMARK_E2E_URL ?? 'http://localhost')
  url.hostname = host
  return url.origin
}

export const test = base.extend<Journey, Worker>({
  traveller: [null, { option: true }],

  second: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
    async ({}, use) => {
      let server: Promise<SecondServer> | undefined
      await use(() => (server ??= startSecond()))
      await (await server)?.stop()
    },
    { scope: 'worker' },
  ],

  atSecondTry: [
    async ({ second }, use, { retry }) => {
      const before = retry > 0 ? enter((await second()).surroundings) : null
      await use(null)
      if (before) enter(before)
    },
    { auto: true },
  ],

  baseURL: async ({ traveller, atSecondTry: _ }, use) => {
    await use(addressOf(traveller?.host ?? 'localhost'))
  },

  mayPrint: [[], { option: true }],

  wavesStreakOff: [true, { option: true }],

  wavesTourOff: [true, { option: true }],

  savesData: [true, { option: true }],

  page: async ({ page, mayPrint, wavesStreakOff, wavesTourOff, savesData }, use) => {
    const printed = await listen(page)
    await page.context().addInitScript(haveSeenStreak)
    if (savesData) await page.context().addInitScript(saveData)
    if (wavesStreakOff) {
      const streak = page.locator(DIALOG, { has: page.getByRole('heading', { name: STREAK_TITLE }) })
      await page.addLocatorHandler(streak, () => streak.getByRole('button').click())
    }
    if (wavesTourOff) {
      // one that goes by itself meanwhile is pressed away as well
      await page.addLocatorHandler(page.locator(DIALOG).getByRole('button', { name: TOUR_END }), (end) =>
        end.click({ timeout: 5000 }).catch(() => undefined),
      )
    }
    await use(page)
    const allowed = [ABOUT_AN_ANSWER, ABOUT_THE_WORKER, ...mayPrint]
    const unexpected = printed.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    expect(unexpected, 'the page printed errors').toEqual([])
  },

  signIn: async ({ page, traveller }, use) => {
    await use(async () => {
      if (!traveller) throw new Error('a journey that signs in names its traveller by test.use')
      await signIn(page, traveller)
    })
  },

  expectSpoken: async ({ page }, use, { config }) => {
    const onPage = await hearPage(page)
    await use(async (name, { heard = onPage, isWithoutCounts = false } = {}) => {
      const isWritten = ['all', 'changed'].includes(config.updateSnapshots)
      await expectLines(heard, name, { isWithoutCounts, isWritten })
      heard.length = 0
    })
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (inside, on = page) => {
      const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
      // without frames in the page itself: else a further one is opened, to gather what all of them found
      const axe = new AxeBuilder({ page: on })
        .options({ resultTypes: ['violations'] })
        .setLegacyMode(on.frames().length === 1)
        .withTags(rules)
      const { violations } = await (inside ? axe.include(inside) : axe).analyze()
      const findings = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
      expect(findings, 'axe found').toEqual([])
    })
  },
})

export { expect }
