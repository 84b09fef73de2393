import { backStairs } from './wreck/back-stairs.ts'
import { crampedDesk } from './wreck/cramped-desk.ts'
import { openCase } from './wreck/open-case.ts'
import { planOnWall } from './wreck/plan-on-wall.ts'
import { writeCards } from './studio/write-cards.ts'

/** Pictures of the rooms of the wreck: npx tsx art/paint/pictures/wreck.ts [slug …] */
writeCards(
  {
    'cramped-desk': crampedDesk,
    'back-stairs': backStairs,
    'open-case': openCase,
    'plan-on-wall': planOnWall,
  },
  'scenes/lantern-isles/boiler-room/pictures',
)
