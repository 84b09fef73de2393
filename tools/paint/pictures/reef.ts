/** Writes the cards of the reef. Run: npx tsx tools/paint/pictures/reef.ts [slug ...] */
import {
  fingerOnButton,
  fishOnQuay,
  handUnderFilm,
  powerOffAndCall,
  tightBand,
} from './reef/after-first-help.ts'
import { aedCase } from './reef/aed-case.ts'
import { handsOnChest } from './reef/hands-on-chest.ts'
import { kneelingCheck } from './reef/kneeling-check.ts'
import { padsAndClear } from './reef/pads-and-clear.ts'
import { pressingWound } from './reef/pressing-wound.ts'
import { recoveryPosition } from './reef/recovery-position.ts'
import { tapOnBurn } from './reef/tap-on-burn.ts'
import { writeCards } from './studio/write-cards.ts'

writeCards({
  'kneeling-check': kneelingCheck,
  'hands-on-chest': handsOnChest,
  'recovery-position': recoveryPosition,
  'pressing-wound': pressingWound,
  'tap-on-burn': tapOnBurn,
  'aed-case': aedCase,
  'pads-and-clear': padsAndClear,
  'tight-band': tightBand,
  'hand-under-film': handUnderFilm,
  'power-off-and-call': powerOffAndCall,
  'finger-on-button': fingerOnButton,
  'fish-on-quay': fishOnQuay,
})
