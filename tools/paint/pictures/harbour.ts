import { fourWordsShelf, keyCabinet } from './harbour/long-passphrases.ts'
import { ferryShoulder, laptopOnCrate } from './harbour/locked-screen.ts'
import { lanternTwoKeys, phoneAtNight } from './harbour/second-factor.ts'
import { writeCards } from './studio/write-cards.ts'

/** The harbour's cards: npx tsx tools/paint/pictures/harbour.ts [slug …] */
writeCards({
  'four-words-shelf': fourWordsShelf,
  'key-cabinet': keyCabinet,
  'lantern-two-keys': lanternTwoKeys,
  'phone-at-night': phoneAtNight,
  'laptop-on-crate': laptopOnCrate,
  'ferry-shoulder': ferryShoulder,
})
