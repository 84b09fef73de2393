/** Writes the cards of the keep. Run: npx tsx art/paint/pictures/keep.ts [slug ...] */
import { crateBeside } from './keep/crate-beside.ts'
import { frayedRope } from './keep/frayed-rope.ts'
import { icyStep, roofOverStep } from './keep/icy-step.ts'
import { jokeAtTable } from './keep/joke-at-table.ts'
import { lockedLetterbox } from './keep/locked-letterbox.ts'
import { oneLineReport } from './keep/one-line-report.ts'
import { overTheRailing } from './keep/over-the-railing.ts'
import { raisedHandTable } from './keep/raised-hand-table.ts'
import { toldAndHeard } from './keep/told-and-heard.ts'
import { writeCards } from './studio/write-cards.ts'

writeCards({
  'crate-beside': crateBeside,
  'frayed-rope': frayedRope,
  'raised-hand-table': raisedHandTable,
  'one-line-report': oneLineReport,
  'over-the-railing': overTheRailing,
  'joke-at-table': jokeAtTable,
  'told-and-heard': toldAndHeard,
  'locked-letterbox': lockedLetterbox,
  'icy-step': icyStep,
  'roof-over-step': roofOverStep,
})
