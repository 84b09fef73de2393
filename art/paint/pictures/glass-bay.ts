/** Writes the cards of glass bay. Run: npx tsx art/paint/pictures/glass-bay.ts [slug ...] */
import { brassHands } from './glass-bay/brass-hands.ts'
import { byTheWinch } from './glass-bay/by-the-winch.ts'
import { codeGivenAway } from './glass-bay/code-given-away.ts'
import { diversSlate } from './glass-bay/divers-slate.ts'
import { fingersOnWrist } from './glass-bay/fingers-on-wrist.ts'
import { hatchOfQuestions } from './glass-bay/hatch-of-questions.ts'
import { logbookAdrift } from './glass-bay/logbook-adrift.ts'
import { mailAgain } from './glass-bay/mail-again.ts'
import { nightCall } from './glass-bay/night-call.ts'
import { ordersBetweenLines } from './glass-bay/orders-between-lines.ts'
import { pageFromChest } from './glass-bay/page-from-chest.ts'
import { phoneOnBench } from './glass-bay/phone-on-bench.ts'
import { phoneOnDeck } from './glass-bay/phone-on-deck.ts'
import { pictureOfTheWayOut } from './glass-bay/picture-of-the-way-out.ts'
import { pressureGauge } from './glass-bay/pressure-gauge.ts'
import { rankedNames } from './glass-bay/ranked-names.ts'
import { ropeOfLamps } from './glass-bay/rope-of-lamps.ts'
import { scrambledPhone } from './glass-bay/scrambled-phone.ts'
import { sharedShelf } from './glass-bay/shared-shelf.ts'
import { deskColleague, unknownCaller } from './glass-bay/speakers.ts'
import { stickOnQuay } from './glass-bay/stick-on-quay.ts'
import { threeChests } from './glass-bay/three-chests.ts'
import { threeLevers } from './glass-bay/three-levers.ts'
import { twoNotesOneSquare } from './glass-bay/two-notes-one-square.ts'
import { twoOnBench } from './glass-bay/two-on-bench.ts'
import { LESSONS, writeCards } from './studio/write-cards.ts'

writeCards({
  'pressure-gauge': pressureGauge,
  'mail-again': mailAgain,
  'two-on-bench': twoOnBench,
  'logbook-adrift': logbookAdrift,
  'three-chests': threeChests,
  'page-from-chest': pageFromChest,
  'shared-shelf': sharedShelf,
  'phone-on-bench': phoneOnBench,
  'night-call': nightCall,
  'code-given-away': codeGivenAway,
  'scrambled-phone': scrambledPhone,
  'unknown-caller': unknownCaller,
  'desk-colleague': deskColleague,
  'stick-on-quay': stickOnQuay,
  'rope-of-lamps': ropeOfLamps,
  'two-notes-one-square': twoNotesOneSquare,
  'brass-hands': brassHands,
  'orders-between-lines': ordersBetweenLines,
  'ranked-names': rankedNames,
  'hatch-of-questions': hatchOfQuestions,
  'three-levers': threeLevers,
  'divers-slate': diversSlate,
  'by-the-winch': byTheWinch,
  'fingers-on-wrist': fingersOnWrist,
  'phone-on-deck': phoneOnDeck,
  'picture-of-the-way-out': pictureOfTheWayOut,
})
writeCards({ 'fingers-on-wrist': fingersOnWrist, 'phone-on-deck': phoneOnDeck }, LESSONS)
