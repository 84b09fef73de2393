/** Writes the cards of glass bay. Run: npx tsx tools/paint/pictures/glass-bay.ts [slug ...] */
import { brassHands } from './glass-bay/brass-hands.ts'
import { logbookAdrift } from './glass-bay/logbook-adrift.ts'
import { phoneOnBench } from './glass-bay/phone-on-bench.ts'
import { pressureGauge } from './glass-bay/pressure-gauge.ts'
import { threeChests } from './glass-bay/three-chests.ts'
import { threeLevers } from './glass-bay/three-levers.ts'
import { twoOnBench } from './glass-bay/two-on-bench.ts'
import { writeCards } from './studio/write-cards.ts'

writeCards({
  'pressure-gauge': pressureGauge,
  'two-on-bench': twoOnBench,
  'logbook-adrift': logbookAdrift,
  'three-chests': threeChests,
  'phone-on-bench': phoneOnBench,
  'brass-hands': brassHands,
  'three-levers': threeLevers,
})
