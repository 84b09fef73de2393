/** Writes the cards of the reef. Run: npx tsx art/paint/pictures/reef.ts [slug ...] */
import {
  fingerOnButton,
  fishOnQuay,
  handUnderFilm,
  powerOffAndCall,
  tightBand,
} from './reef/after-first-help.ts'
import { aedCase } from './reef/aed-case.ts'
import { boatWithBlueLight } from './reef/boat-with-blue-light.ts'
import { handsOnChest } from './reef/hands-on-chest.ts'
import { heartOnPlan } from './reef/heart-on-plan.ts'
import { listeningForBreath } from './reef/listening-for-breath.ts'
import { padsAndClear } from './reef/pads-and-clear.ts'
import { padsReady } from './reef/pads-ready.ts'
import { pressingWound } from './reef/pressing-wound.ts'
import { recoveryPosition } from './reef/recovery-position.ts'
import { tapOnBurn } from './reef/tap-on-burn.ts'
import { writeCards } from './studio/write-cards.ts'

writeCards({
  'listening-for-breath': listeningForBreath,
  'hands-on-chest': handsOnChest,
  'boat-with-blue-light': boatWithBlueLight,
  'recovery-position': recoveryPosition,
  'pressing-wound': pressingWound,
  'tap-on-burn': tapOnBurn,
  'aed-case': aedCase,
  'pads-ready': padsReady,
  'pads-and-clear': padsAndClear,
  'heart-on-plan': heartOnPlan,
  'tight-band': tightBand,
  'hand-under-film': handUnderFilm,
  'power-off-and-call': powerOffAndCall,
  'finger-on-button': fingerOnButton,
  'fish-on-quay': fishOnQuay,
})
