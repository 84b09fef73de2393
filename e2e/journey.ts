import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import type { Person } from '../tools/product/log-in.ts'
import { signIn } from './players.ts'

interface Journey {
  /** Signs the page's browser in without the form; the next `goto` is that person's. */
  signIn: (person: Person) => Promise<void>
  /** No finding of WCAG 2.2 AA on what is shown now, or in the part that `inside` selects. */
  expectAccessible: (inside?: string) => Promise<void>
  /** What the page may print as an error in this test; anything else that it prints fails the test. */
  mayPrint: RegExp[]
}

/** The browser's own line about an answer of 4xx or 5xx, or about a cut network: the product did not print it. */
const ABOUT_AN_ANSWER = /^Failed to load resource:/

/** All that the page prints as an error or a warning, and every exception that nobody caught. */
function listen(page: Page): string[] {
  const printed: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) printed.push(message.text())
  })
  page.on('pageerror', (error) => printed.push(String(error)))
  return printed
}

export const test = base.extend<Journey>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => {
    await use(process.env.WAYMARK_E2E_URL)
  },

  mayPrint: [[], { option: true }],

  page: async ({ page, mayPrint }, use) => {
    const printed = listen(page)
    await use(page)
    const allowed = [ABOUT_AN_ANSWER, ...mayPrint]
    const unexpected = printed.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    expect(unexpected, 'the page printed errors').toEqual([])
  },

  signIn: async ({ page }, use) => {
    await use((person) => signIn(page, person))
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (inside) => {
      const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
      const axe = new AxeBuilder({ page }).withTags(rules)
      const { violations } = await (inside ? axe.include(inside) : axe).analyze()
      const findings = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
      expect(findings, 'axe found').toEqual([])
    })
  },
})

export { expect }
