import { fourDrumLock } from './harbour/four-drum-lock.ts'
import { bagSailsAway, emptyChair, screenAsleep } from './harbour/away-from-screen.ts'
import {
  friendlyCaller,
  paintedDoor,
  phoneInHarbour,
  tooBigForAnEnvelope,
} from './harbour/keys-and-callers.ts'
import { fourWordsShelf, keyCabinet } from './harbour/long-passphrases.ts'
import { ferryShoulder, laptopOnCrate } from './harbour/locked-screen.ts'
import { fourLocks, milkAndKey, oneKeyManyDoors } from './harbour/passphrase-locks.ts'
import { lanternTwoKeys, phoneAtNight } from './harbour/second-factor.ts'
import { writeCards } from './studio/write-cards.ts'

/** The harbour's cards: npx tsx art/paint/pictures/harbour.ts [slug …] */
writeCards({
  'four-words-shelf': fourWordsShelf,
  'four-drum-lock': fourDrumLock,
  'four-locks': fourLocks,
  'one-key-many-doors': oneKeyManyDoors,
  'key-cabinet': keyCabinet,
  'milk-and-key': milkAndKey,
  'lantern-two-keys': lanternTwoKeys,
  'phone-at-night': phoneAtNight,
  'laptop-on-crate': laptopOnCrate,
  'ferry-shoulder': ferryShoulder,
  'screen-asleep': screenAsleep,
  'empty-chair': emptyChair,
  'bag-sails-away': bagSailsAway,
  'too-big-for-an-envelope': tooBigForAnEnvelope,
  'painted-door': paintedDoor,
  'friendly-caller': friendlyCaller,
  'phone-in-harbour': phoneInHarbour,
})
