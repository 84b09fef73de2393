import type { Page } from '@playwright/test'
import type { Language } from '#shared/domain/languages.ts'
import type { Person } from '../product/log-in.ts'

/** One thing to look at. */
export interface Place {
  /** Kebab-case; the picture's name, and what `--only` looks for. */
  name: string
  /** Path with hash, from the tenant's root. */
  url: string
  /** Signed in before the page opens. */
  as?: Person
  /** What to press or write until it shows what shall be looked at. */
  steps?: (page: Page) => Promise<void>
}

export interface Size {
  name: string
  width: number
  height: number
  touch: boolean
}

export const SIZES: readonly Size[] = [
  { name: 'desktop', width: 1920, height: 1080, touch: false },
  { name: 'laptop', width: 1366, height: 768, touch: false },
  { name: 'tablet', width: 1180, height: 820, touch: true },
  { name: 'phone', width: 390, height: 844, touch: true },
  { name: 'turned', width: 844, height: 390, touch: true },
]

export const TENANTS: readonly { name: string; host: string }[] = [
  { name: 'isles', host: 'localhost' },
  { name: 'second', host: 'second.localhost' },
  { name: 'dark', host: 'dark.localhost' },
]

/** What is looked at without a filter, so that a plain run ends in minutes; filters choose freely. */
export const USUAL: { languages: readonly Language[]; tenants: readonly string[] } = {
  languages: ['en', 'pl'],
  tenants: ['isles'],
}

/** Every screen and pop-up. Add a line when you make one. */
export const PLACES: readonly Place[] = [{ name: 'login', url: '/#/app/login' }]
