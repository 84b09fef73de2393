import type { StreakReply } from '#shared/contract/player.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'

const load = () => import('./map-widgets.ts')
const watch = latePart<object>(async () => (await load()).StreakWatch)

/** What tells of the streak, which comes a while after the map does. */
export function LateStreak() {
  const { Part } = useLatePart(watch)
  return Part && <Part />
}

/** Nothing where its code does not come: a press that is made again asks again. */
export async function openStreak(streak: StreakReply): Promise<void> {
  if (await watch.fetch()) (await load()).openStreak(streak)
}
