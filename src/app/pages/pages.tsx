import type { ComponentType } from 'react'
import { learnRoomWords } from '#src/i18n/setup.ts'
import { addPagesAhead } from '#src/navigation/pages-ahead.ts'
import { PageMissing } from '#src/shell/PageMissing.tsx'
import { latePage } from '../late-page.tsx'

export { BrokenPage } from './BrokenPage.tsx'

const page = (load: () => Promise<ComponentType>) => latePage(load, PageMissing)

/** One of leaders, makers or admins: with the words that only these speak. */
const room = (load: () => Promise<ComponentType>) =>
  page(async () => {
    const [part] = await Promise.all([load(), learnRoomWords()])
    return part
  })

/** The pages behind the login, each in its own chunk. */
const PAGES = {
  adventures: page(async () => (await import('#src/auth/adventures/AdventuresRoute.tsx')).AdventuresRoute),
  player: page(async () => (await import('#src/player/PlayerRoute.tsx')).PlayerRoute),
  rankings: page(async () => (await import('#src/player/RankingsRoute.tsx')).RankingsRoute),
  coaching: page(async () => (await import('#src/player/CoachingRoute.tsx')).CoachingRoute),
  packages: room(async () => (await import('#src/admin/PackagesRoute.tsx')).PackagesRoute),
  content: room(async () =>
    (await import('#src/studio/content-page.ts')).contentPage(location.hash.slice(1)),
  ),
  start: page(async () => (await import('#src/game/routes/StartRoute.tsx')).StartRoute),
  map: page(async () => (await import('#src/game/routes/MapRoute.tsx')).MapRoute),
  mission: page(async () => (await import('#src/game/pages/MissionRoute.tsx')).MissionRoute),
  LMS: page(async () => (await import('#src/game/pages/LmsRoute.tsx')).LmsRoute),
  board: page(async () => (await import('#src/game/pages/BoardRoute.tsx')).BoardRoute),
  destination: page(async () => (await import('#src/game/pages/DestinationRoute.tsx')).DestinationRoute),
  onboarding: page(async () => (await import('#src/game/pages/OnboardingRoute.tsx')).OnboardingRoute),
  easter_egg: page(async () => (await import('#src/game/pages/EggRoute.tsx')).EggRoute),
  introduction: page(async () => (await import('#src/game/pages/IntroductionRoute.tsx')).IntroductionRoute),
  list: page(async () => (await import('#src/game/pages/ListRoute.tsx')).ListRoute),
  leader: room(async () => (await import('#src/leader/LeaderRoute.tsx')).LeaderRoute),
  people: room(async () => (await import('#src/admin/PeopleRoute.tsx')).PeopleRoute),
  shop: page(async () => (await import('#src/game/pages/ShopGuard.tsx')).ShopGuard),
  shelf: page(async () => (await import('#src/game/pages/ShopRoute.tsx')).ShopRoute),
  task: page(async () => (await import('#src/game/pages/TaskRoute.tsx')).TaskRoute),
}

/** For the router, which keeps the page before until this one is there, or is known not to come. */
export async function pageOf(name: keyof typeof PAGES): Promise<ComponentType> {
  const { late, Page } = PAGES[name]
  await late.fetch()
  return Page
}

/** What is known of the kinds of tasks is not with the first map, and leads to their players. */
async function findPlayers(): Promise<boolean> {
  const { playersAhead } = await import('#src/features/tasks/players.ts')
  addPagesAhead('players', playersAhead())
  return true
}

// The few who lead, make what is played, keep people or go to a coaching session fetch theirs themselves.
const {
  leader: _leader,
  packages: _packages,
  content: _content,
  people: _people,
  player,
  rankings,
  coaching: _coaching,
  adventures,
  ...played
} = PAGES
addPagesAhead('pages', [
  ...Object.values(played).map(({ late }) => late.fetch),
  findPlayers,
  player.late.fetch,
  rankings.late.fetch,
  adventures.late.fetch,
])
