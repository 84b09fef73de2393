import type { ComponentType } from 'react'
import { fetchPlayers } from '#src/features/tasks/players.ts'
import { PageMissing } from '#src/shell/PageMissing.tsx'
import { latePage } from './late-page.tsx'

export { BrokenPage } from './BrokenPage.tsx'

const page = (load: () => Promise<ComponentType>) => latePage(load, PageMissing)

/** The pages behind the login, each in its own chunk. */
const PAGES = {
  adventures: page(async () => (await import('#src/auth/AdventuresRoute.tsx')).AdventuresRoute),
  player: page(async () => (await import('#src/player/PlayerRoute.tsx')).PlayerRoute),
  packages: page(async () => (await import('#src/admin/PackagesRoute.tsx')).PackagesRoute),
  start: page(async () => (await import('#src/game/routes/StartRoute.tsx')).StartRoute),
  map: page(async () => (await import('#src/game/routes/MapRoute.tsx')).MapRoute),
  mission: page(async () => (await import('#src/game/routes/MissionRoute.tsx')).MissionRoute),
  LMS: page(async () => (await import('#src/game/routes/LmsRoute.tsx')).LmsRoute),
  board: page(async () => (await import('#src/game/routes/BoardRoute.tsx')).BoardRoute),
  destination: page(async () => (await import('#src/game/routes/DestinationRoute.tsx')).DestinationRoute),
  onboarding: page(async () => (await import('#src/game/routes/OnboardingRoute.tsx')).OnboardingRoute),
  easter_egg: page(async () => (await import('#src/game/routes/EggRoute.tsx')).EggRoute),
  introduction: page(async () => (await import('#src/game/routes/IntroductionRoute.tsx')).IntroductionRoute),
  list: page(async () => (await import('#src/game/routes/ListRoute.tsx')).ListRoute),
  leader: page(async () => (await import('#src/leader/LeaderRoute.tsx')).LeaderRoute),
  people: page(async () => (await import('#src/admin/PeopleRoute.tsx')).PeopleRoute),
  shop: page(async () => (await import('#src/game/routes/ShopGuard.tsx')).ShopGuard),
  task: page(async () => (await import('#src/game/routes/TaskRoute.tsx')).TaskRoute),
}

/** For the router, which keeps the page before until this one is there, or is known not to come. */
export async function pageOf(name: keyof typeof PAGES): Promise<ComponentType> {
  const { late, Page } = PAGES[name]
  await late.fetch()
  return Page
}

/**
 * Quietly, ahead of their time: whoever loses the link then loses no page. The few who lead, make what is played or keep people
 * fetch theirs themselves.
 */
export function fetchPages(): void {
  const { leader: _leader, packages: _packages, people: _people, ...played } = PAGES
  for (const { late } of Object.values(played)) void late.fetch()
  fetchPlayers()
}
