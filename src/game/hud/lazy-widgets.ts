import type { StreakReply } from '#shared/contract/player.ts'
import { lazyComponent } from '#src/lib/lazy-component.ts'

const widgets = () => import('./map-widgets.ts')

/** What stands over a map a while after it. */
export const Activities = lazyComponent(async () => (await widgets()).Activities)
export const Bell = lazyComponent(async () => (await import('./Bell.tsx')).Bell)
export const ForYouPanel = lazyComponent(async () => (await widgets()).ForYouPanel)
export const News = lazyComponent(async () => (await import('./News.tsx')).News)
export const StreakWatch = lazyComponent(async () => (await widgets()).StreakWatch)
export const TipPanel = lazyComponent(async () => (await widgets()).TipPanel)

/** Nothing where its code does not come: a press that is made again asks again. */
export async function openStreak(streak: StreakReply): Promise<void> {
  if (await StreakWatch.fetch()) (await widgets()).openStreak(streak)
}
