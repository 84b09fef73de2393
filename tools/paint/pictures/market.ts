import { longFormScissors, openDrawer } from './market/need-to-know.ts'
import { marketLedger, raffleDrum } from './market/whose-data.ts'
import { hourglassLetter, parcelWrongBoat } from './market/wrong-recipient.ts'
import { writeCards } from './studio/write-cards.ts'

/** The market's cards: npx tsx tools/paint/pictures/market.ts [slug …] */
writeCards({
  'market-ledger': marketLedger,
  'raffle-drum': raffleDrum,
  'long-form-scissors': longFormScissors,
  'open-drawer': openDrawer,
  'parcel-wrong-boat': parcelWrongBoat,
  'hourglass-letter': hourglassLetter,
})
