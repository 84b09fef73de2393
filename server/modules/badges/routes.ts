import { markBadgesSeen, readBadges, readNewBadges } from '#shared/contract/badges.ts'
import { on, type Route } from '#server/http/route.ts'
import { markSeen, readMyNewBadges } from './new-badges.ts'
import { readMyBadges } from './read-badges.ts'

export const badgeRoutes: readonly Route[] = [
  on(readBadges, (_, visit) => readMyBadges(visit)),
  on(readNewBadges, (_, visit) => readMyNewBadges(visit)),
  on(markBadgesSeen, async ({ body }, visit) => {
    await markSeen(body, visit)
    return undefined
  }),
]
