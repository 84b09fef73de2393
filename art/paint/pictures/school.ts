import { callBack, clockBeforeFive, clockFiveToFive } from './school/boss-at-1658.ts'
import { letterOnHook, sealedLetter } from './school/five-signs.ts'
import { beamOverRocks, pierBell } from './school/report-it.ts'
import { corkInLeak, keyBehindScreen, whisperedTruth } from './school/early-and-kind.ts'
import { bossAtNight, bossOnScreen, parrotShadow, pulledLevers } from './school/voice-and-boss.ts'
import { fiveThings, parcelAtBarrier, squareOnDoor, towedBarges } from './school/what-letters-want.ts'
import { writeCards } from './studio/write-cards.ts'

/** The school's cards: npx tsx art/paint/pictures/school.ts [slug …] */
writeCards({
  'sealed-letter': sealedLetter,
  'letter-on-hook': letterOnHook,
  'clock-before-five': clockBeforeFive,
  'clock-five-to-five': clockFiveToFive,
  'call-back': callBack,
  'pier-bell': pierBell,
  'beam-over-rocks': beamOverRocks,
  'five-things': fiveThings,
  'parcel-at-barrier': parcelAtBarrier,
  'towed-barges': towedBarges,
  'square-on-door': squareOnDoor,
  'boss-on-screen': bossOnScreen,
  'pulled-levers': pulledLevers,
  'parrot-shadow': parrotShadow,
  'boss-at-night': bossAtNight,
  'cork-in-leak': corkInLeak,
  'key-behind-screen': keyBehindScreen,
  'whispered-truth': whisperedTruth,
})
