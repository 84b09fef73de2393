/** Writes the pictures of the ferry's steps and of the bottle's letter. Run: npx tsx art/paint/pictures/ferry.ts [slug ...] */
import { bottleOnIce } from './ferry/bottle-on-ice.ts'
import { chartAndLights } from './ferry/chart-and-lights.ts'
import { coinsAndLog } from './ferry/coins-and-log.ts'
import { ferryDeck } from './ferry/ferry-deck.ts'
import { letterUnrolled } from './ferry/letter-unrolled.ts'
import { lightsOnWater } from './ferry/lights-on-water.ts'
import { puffinOnRail } from './ferry/puffin-on-rail.ts'
import { writeCards } from './studio/write-cards.ts'

writeCards({
  'ferry-deck': ferryDeck,
  'chart-and-lights': chartAndLights,
  'coins-and-log': coinsAndLog,
  'lights-on-water': lightsOnWater,
  'puffin-on-rail': puffinOnRail,
  'bottle-on-ice': bottleOnIce,
  'letter-unrolled': letterUnrolled,
})
