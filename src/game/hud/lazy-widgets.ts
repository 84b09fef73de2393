import type { StreakReply } from '#shared/contract/player.ts'
import { lazyComponent } from '#src/lib/lazy-component.ts'

const widgets = () => import('./map-widgets.ts')

/** Tells of the streak, a while after the map. */
export const StreakWatch = lazyComponent(async () => (await widgets()).StreakWatch)

/** Nothing where its code does not come: a press that is made again asks again. */
export async function openStreak(streak: StreakReply): Promise<void> {
  if (await StreakWatch.fetch()) (await widgets()).openStreak(streak)
}
