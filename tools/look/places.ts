import type { Page } from '@playwright/test'
import type { Language } from '#shared/domain/languages.ts'
import type { Person } from '../product/log-in.ts'
import {
  stands,
  toQuestion,
  toTheEnd,
  press,
  openMe,
  openStreak,
  openFromCard,
  follow,
  toTheFoot,
  toLargeGains,
  chooseForSomebody,
  declare,
  toCaptcha,
  toAgreement,
  openCategories,
  openSmallRanking,
} from './steps.ts'

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
  { name: 'upright', width: 820, height: 1180, touch: true },
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

function demo(mailbox: string): Person {
  return { username: `${mailbox}@demo.waymark.test`, password: 'Waymark-demo-1' }
}

const PLAYER = demo('player')
const LEADER = demo('leader')
const DESIGNER = demo('designer')
const ADMIN = demo('admin')
/** Anyone who has never played: the map begins with its tour. */
const NEWCOMER = demo('player2')
/** Has played so far that a task of most kinds is open. */
export const FAR_AHEAD = demo('piotr')
/** Has been here for two weeks: points, coins, badges, orders. */
const REGULAR = demo('hanna')
/** All others know their way. */
export const AT_HOME: readonly Person[] = [PLAYER, LEADER, DESIGNER, ADMIN, FAR_AHEAD, REGULAR]

const HARBOUR = '/#/app/game/plot/mission/harbour/Harbour'
const TASK = '/#/app/game/plot/task/long-passphrases/1'

/** What `FAR_AHEAD` has played, by mission. */
export const PLAYED = [
  ['harbour', ['long-passphrases', 'second-factor', 'locked-screen']],
  ['school', ['five-signs', 'boss-at-1658', 'report-it']],
  ['the-bell', ['helper-with-hands']],
] as const

/** A task of each kind, which is open by then, or says what is missing. */
const KINDS = [
  ['film', 'three-minutes-after'],
  ['film-beside', 'check-call-press-shock'],
  ['book', 'personal-data-plainly'],
  ['exam', 'keepers-examination'],
  ['picture', 'office-at-lunch'],
  ['pairs', 'crates-that-warn'],
  ['simulation', 'five-to-five'],
  ['survey', 'how-deep-are-you'],
  ['upload', 'nearest-way-out'],
  ['package', 'no-answer'],
] as const

/** Every screen and pop-up. Add a line when you make one. */
export const PLACES: readonly Place[] = [
  { name: 'login', url: '/#/app/login' },
  {
    name: 'login-refused',
    url: '/#/app/login',
    steps: async (page) => {
      await page.locator('input[type="password"]').press('Enter')
    },
  },
  { name: 'map', url: '/#/app', as: PLAYER, steps: stands },
  {
    name: 'map-locked',
    url: '/#/app',
    as: PLAYER,
    steps: async (page) => {
      await stands(page)
      await page.locator('nav [data-element="keep"]').press('Enter')
    },
  },
  {
    name: 'map-info',
    url: '/#/app',
    as: PLAYER,
    steps: async (page) => {
      await stands(page)
      await page.locator('nav [data-element="harbour"]').focus()
    },
  },
  {
    name: 'map-list',
    url: '/#/app',
    as: PLAYER,
    steps: async (page) => {
      await stands(page)
      await page.locator('nav button').first().press('Enter')
    },
  },
  { name: 'mission', url: HARBOUR, as: PLAYER, steps: stands },
  {
    name: 'introduction',
    url: '/#/app/game/plot/task-introduction/long-passphrases/harbour',
    as: PLAYER,
    steps: stands,
  },
  { name: 'list', url: '/#/app/game/plot/list/harbour/isles', as: PLAYER },
  { name: 'task', url: TASK, as: PLAYER },
  { name: 'task-question', url: TASK, as: PLAYER, steps: toQuestion },
  {
    name: 'task-judged',
    url: TASK,
    as: PLAYER,
    steps: async (page) => {
      await toQuestion(page)
      const open = page.locator('fieldset input:enabled')
      if ((await open.count()) > 0) {
        await open.first().check({ force: true })
        await page.locator('footer button').last().click()
      }
      await page.locator('fieldset [role="status"] strong').waitFor()
    },
  },
  { name: 'finish', url: '/#/app/game/plot/task/second-factor/1', as: PLAYER, steps: toTheEnd },
  { name: 'finish-large', url: '/#/app/game/plot/task/locked-screen/1', as: PLAYER, steps: toLargeGains },
  {
    name: 'tour',
    url: '/#/app',
    as: NEWCOMER,
    steps: async (page) => {
      await page.getByRole('dialog').getByRole('heading').waitFor()
    },
  },
  {
    name: 'map-for-you',
    url: '/#/app',
    as: PLAYER,
    steps: (page) => press(page, 'button[aria-expanded]:not([data-spot])'),
  },
  { name: 'me', url: '/#/app', as: LEADER, steps: openMe },
  { name: 'streak', url: '/#/app', as: PLAYER, steps: openStreak },
  { name: 'tips', url: '/#/app', as: PLAYER, steps: openFromCard('tips') },
  { name: 'tips-for', url: '/#/app', as: PLAYER, steps: chooseForSomebody },
  { name: 'invite', url: '/#/app', as: PLAYER, steps: openFromCard('invitations') },
  { name: 'messages', url: '/#/app', as: PLAYER, steps: openFromCard('reviews') },
  {
    name: 'offline',
    url: '/#/app',
    as: PLAYER,
    steps: async (page) => {
      await stands(page)
      await page.context().setOffline(true)
    },
  },
  {
    name: 'trouble',
    url: '/#/app',
    as: PLAYER,
    steps: async (page) => {
      await stands(page)
      await page.route('**/v2/tasks/**', (route) => route.fulfill({ status: 500 }))
      await page.goto(page.url().replace(/#.*/, `#${TASK.slice(2)}`))
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'player-area', url: '/#/app/player', as: PLAYER },
  { name: 'adventures', url: '/#/app/adventures', as: PLAYER },
  { name: 'map-regular', url: '/#/app', as: REGULAR, steps: stands },
  { name: 'map-categories', url: '/#/app', as: REGULAR, steps: openCategories },
  { name: 'ranking-small', url: '/#/app', as: REGULAR, steps: openSmallRanking },
  { name: 'shop', url: '/#/app/shop', as: REGULAR },
  { name: 'shop-buy', url: '/#/app/shop', as: REGULAR, steps: follow('main li button') },
  { name: 'shop-foot', url: '/#/app/shop', as: REGULAR, steps: toTheFoot },
  { name: 'orders', url: '/#/app/shop/orders', as: REGULAR },
  { name: 'rankings', url: '/#/app/rankings', as: REGULAR },
  { name: 'rankings-foot', url: '/#/app/rankings', as: REGULAR, steps: toTheFoot },
  { name: 'badges', url: '/#/app/player/badges', as: REGULAR },
  { name: 'badges-foot', url: '/#/app/player/badges', as: REGULAR, steps: toTheFoot },
  { name: 'my-space', url: '/#/app/player', as: REGULAR },
  { name: 'coaching', url: '/#/app/coaching', as: REGULAR },
  { name: 'all-tasks', url: '/#/app/game/plot/list/isles/isles', as: PLAYER },
  ...KINDS.map(([kind, task]) => ({
    name: `task-${kind}`,
    url: `/#/app/game/plot/task/${task}/1`,
    as: FAR_AHEAD,
  })),
  {
    name: 'task-survey-declared',
    url: '/#/app/game/plot/task/how-deep-are-you/1',
    as: FAR_AHEAD,
    steps: declare,
  },
  { name: 'map-far', url: '/#/app', as: FAR_AHEAD, steps: stands },
  { name: 'player-area-far', url: '/#/app/player', as: FAR_AHEAD },
  { name: 'player-area-foot', url: '/#/app/player', as: FAR_AHEAD, steps: toTheFoot },
  { name: 'settings', url: '/#/app/player/settings', as: PLAYER },
  { name: 'settings-foot', url: '/#/app/player/settings', as: PLAYER, steps: toTheFoot },
  { name: 'settings-face', url: '/#/app/player/settings', as: PLAYER, steps: follow('main section button') },
  { name: 'leader-trainings', url: '/#/app/leader/trainings', as: LEADER },
  { name: 'leader-coaching', url: '/#/app/leader/coaching', as: LEADER },
  {
    name: 'leader-coaching-one',
    url: '/#/app/leader/coaching',
    as: LEADER,
    steps: follow('main :is(td, ol) button'),
  },
  { name: 'leader-to-rate', url: '/#/app/leader/to-rate', as: LEADER },
  {
    name: 'leader-rating',
    url: '/#/app/leader/to-rate',
    as: LEADER,
    steps: async (page) => {
      await page.locator('main li button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'leader-team', url: '/#/app/leader/team', as: LEADER },
  {
    name: 'leader-player',
    url: '/#/app/leader/team',
    as: LEADER,
    steps: follow('main li a, main li button'),
  },
  { name: 'leader-figures', url: '/#/app/leader/figures', as: LEADER },
  { name: 'leader-passed', url: '/#/app/leader/passed', as: LEADER },
  { name: 'leader-rated', url: '/#/app/leader/rated', as: LEADER },
  { name: 'leader-not-mine', url: '/#/app/leader', as: PLAYER },
  { name: 'people-not-mine', url: '/#/app/people', as: PLAYER },
  { name: 'designer-packages', url: '/#/app/packages', as: DESIGNER },
  { name: 'designer-content', url: '/#/app/content', as: DESIGNER },
  { name: 'designer-adventure', url: '/#/app/content/lantern-isles', as: DESIGNER },
  ...[
    'all',
    'invited',
    'teams',
    'adventures',
    'import',
    'messages',
    'figures',
    'passed',
    'seasons',
    'shop',
  ].map((room) => ({
    name: `people-${room}`,
    url: `/#/app/people/${room}`,
    as: ADMIN,
  })),
  { name: 'people-one', url: '/#/app/people/all', as: ADMIN, steps: follow('main li a') },
  { name: 'people-team', url: '/#/app/people/teams', as: ADMIN, steps: follow('main li a') },
  { name: 'captcha', url: '/#/app/login', steps: toCaptcha },
  { name: 'agreement', url: '/#/app', as: LEADER, steps: toAgreement },
  { name: 'register', url: '/#/app/register' },
  { name: 'resetpassword', url: '/#/app/resetpassword' },
  { name: 'invitation-gone', url: '/#/app/accept-invitation?token=gone' },
  { name: 'gone', url: '/#/app/game/plot/map/nowhere/Nowhere', as: PLAYER },
]
