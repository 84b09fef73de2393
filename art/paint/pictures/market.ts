import {
  earsInLift,
  lostAndLocked,
  ownPigeonholes,
  shreddedPapers,
  twoAnnas,
} from './market/ears-and-shreds.ts'
import { ferryQueue } from './market/ferry-queue.ts'
import { ferrySaloon } from './market/ferry-saloon.ts'
import { drawnCurtain, emptySafe, ledgerTurned, fingerprintOnLoan } from './market/lent-and-kept.ts'
import { longFormScissors, openDrawer } from './market/need-to-know.ts'
import { marketLedger, raffleDrum } from './market/whose-data.ts'
import { hourglassLetter, parcelWrongBoat } from './market/wrong-recipient.ts'
import { meetingInCafe } from './market/meeting-in-cafe.ts'
import { officeAtLunch } from './market/office-at-lunch.ts'
import { storeRoom } from './market/store-room.ts'
import { LESSONS, writeCards } from './studio/write-cards.ts'

/** The market's cards: npx tsx art/paint/pictures/market.ts [slug …] */
writeCards({
  'market-ledger': marketLedger,
  'raffle-drum': raffleDrum,
  'long-form-scissors': longFormScissors,
  'open-drawer': openDrawer,
  'parcel-wrong-boat': parcelWrongBoat,
  'hourglass-letter': hourglassLetter,
  'fingerprint-on-loan': fingerprintOnLoan,
  'drawn-curtain': drawnCurtain,
  'ledger-turned': ledgerTurned,
  'empty-safe': emptySafe,
  'ears-in-lift': earsInLift,
  'shredded-papers': shreddedPapers,
  'lost-and-locked': lostAndLocked,
  'own-pigeonholes': ownPigeonholes,
  'two-annas': twoAnnas,
  'office-at-lunch': officeAtLunch,
  'ferry-saloon': ferrySaloon,
  'store-room': storeRoom,
})
writeCards({ 'ferry-queue': ferryQueue, 'meeting-in-cafe': meetingInCafe }, LESSONS)
