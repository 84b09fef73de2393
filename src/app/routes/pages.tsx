import type { ComponentType } from 'react'
import { fetchPlayers } from '#src/features/tasks/players.ts'
import { PageMissing } from '../PageMissing.tsx'
import { latePage } from './late-page.tsx'

export { BrokenPage } from './BrokenPage.tsx'

const page = (load: () => Promise<ComponentType>) => latePage(load, PageMissing)

/** The pages behind the login, each in its own chunk. */
const PAGES = {
  adventures: page(async () => (await import('./AdventuresRoute.tsx')).AdventuresRoute),
  player: page(async () => (await import('./PlayerRoute.tsx')).PlayerRoute),
  packages: page(async () => (await import('./PackagesRoute.tsx')).PackagesRoute),
  start: page(async () => (await import('./StartRoute.tsx')).StartRoute),
  map: page(async () => (await import('./MapRoute.tsx')).MapRoute),
  mission: page(async () => (await import('./MissionRoute.tsx')).MissionRoute),
  LMS: page(async () => (await import('./LmsRoute.tsx')).LmsRoute),
  board: page(async () => (await import('./BoardRoute.tsx')).BoardRoute),
  destination: page(async () => (await import('./DestinationRoute.tsx')).DestinationRoute),
  onboarding: page(async () => (await import('./OnboardingRoute.tsx')).OnboardingRoute),
  easter_egg: page(async () => (await import('./EggRoute.tsx')).EggRoute),
  introduction: page(async () => (await import('./IntroductionRoute.tsx')).IntroductionRoute),
  list: page(async () => (await import('./ListRoute.tsx')).ListRoute),
  leader: page(async () => (await import('./LeaderRoute.tsx')).LeaderRoute),
  people: page(async () => (await import('./PeopleRoute.tsx')).PeopleRoute),
  shop: page(async () => (await import('./ShopGuard.tsx')).ShopGuard),
  task: page(async () => (await import('./TaskRoute.tsx')).TaskRoute),
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
