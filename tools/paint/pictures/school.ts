import { callBack, clockBeforeFive } from './school/boss-at-1658.ts'
import { letterOnHook, sealedLetter } from './school/five-signs.ts'
import { beamOverRocks, pierBell } from './school/report-it.ts'
import { writeCards } from './studio/write-cards.ts'

/** The school's cards: npx tsx tools/paint/pictures/school.ts [slug …] */
writeCards({
  'sealed-letter': sealedLetter,
  'letter-on-hook': letterOnHook,
  'clock-before-five': clockBeforeFive,
  'call-back': callBack,
  'pier-bell': pierBell,
  'beam-over-rocks': beamOverRocks,
})
