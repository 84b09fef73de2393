import type { ComponentType } from 'react'
import { fetchPlayers } from '#src/features/tasks/players.ts'
import { latePart, useLatePart, type LatePart } from '#src/lib/late-part.ts'
import { finishTaskPart } from '../finish-task-part.ts'
import { PageMissing } from '../PageMissing.tsx'

export { BrokenPage } from './BrokenPage.tsx'

/** The pages behind the login, each in its own chunk. */
const PAGES = {
  adventures: latePage(async () => (await import('./AdventuresRoute.tsx')).AdventuresRoute),
  player: latePage(async () => (await import('./PlayerRoute.tsx')).PlayerRoute),
  start: latePage(async () => (await import('./StartRoute.tsx')).StartRoute),
  map: latePage(async () => (await import('./MapRoute.tsx')).MapRoute),
  mission: latePage(async () => (await import('./MissionRoute.tsx')).MissionRoute),
  LMS: latePage(async () => (await import('./LmsRoute.tsx')).LmsRoute),
  board: latePage(async () => (await import('./BoardRoute.tsx')).BoardRoute),
  destination: latePage(async () => (await import('./DestinationRoute.tsx')).DestinationRoute),
  onboarding: latePage(async () => (await import('./OnboardingRoute.tsx')).OnboardingRoute),
  easter_egg: latePage(async () => (await import('./EggRoute.tsx')).EggRoute),
  introduction: latePage(async () => (await import('./IntroductionRoute.tsx')).IntroductionRoute),
  list: latePage(async () => (await import('./ListRoute.tsx')).ListRoute),
  task: latePage(async () => {
    const [{ TaskRoute }] = await Promise.all([import('./TaskRoute.tsx'), finishTaskPart.fetch()])
    return TaskRoute
  }),
}

/** For the router, which keeps the page before until this one is there, or is known not to come. */
export async function pageOf(name: keyof typeof PAGES): Promise<ComponentType> {
  const { late, Page } = PAGES[name]
  await late.fetch()
  return Page
}

/** Quietly, ahead of their time: whoever loses the link then loses no page. */
export function fetchPages(): void {
  for (const { late } of Object.values(PAGES)) void late.fetch()
  fetchPlayers()
}

interface LatePage {
  late: LatePart<object>
  Page: ComponentType
}

function latePage(load: () => Promise<ComponentType>): LatePage {
  const late = latePart<object>(load)
  function Page() {
    const { Part, isMissing } = useLatePart(late)
    if (Part) return <Part />
    return isMissing && <PageMissing onRetry={late.fetch} />
  }
  return { late, Page }
}
