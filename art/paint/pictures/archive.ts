/** Writes the cards of the archive. Run: npx tsx art/paint/pictures/archive.ts [slug ...] */
import { blackMarker, hookBetweenLines } from './archive/between-lines.ts'
import { booksAndGlass } from './archive/books-and-glass.ts'
import { chartWrongIsland } from './archive/chart-wrong-island.ts'
import { cogBadge } from './archive/cog-badge.ts'
import { cogStamp } from './archive/cog-stamp.ts'
import { coveredPortrait } from './archive/covered-portrait.ts'
import { handOverEnter } from './archive/hand-over-enter.ts'
import { pagesOutOfWindow } from './archive/pages-out-of-window.ts'
import { parrotOnLectern } from './archive/parrot-on-lectern.ts'
import { pinnedToGate } from './archive/pinned-to-gate.ts'
import { redPencil } from './archive/red-pencil.ts'
import { tallBar } from './archive/tall-bar.ts'
import { sealedFolder } from './archive/sealed-folder.ts'
import { twoWriters } from './archive/two-writers.ts'
import { writeCards } from './studio/write-cards.ts'

writeCards({
  'parrot-on-lectern': parrotOnLectern,
  'pinned-to-gate': pinnedToGate,
  'pages-out-of-window': pagesOutOfWindow,
  'chart-wrong-island': chartWrongIsland,
  'books-and-glass': booksAndGlass,
  'red-pencil': redPencil,
  'hand-over-enter': handOverEnter,
  'covered-portrait': coveredPortrait,
  'sealed-folder': sealedFolder,
  'two-writers': twoWriters,
  'cog-badge': cogBadge,
  'cog-stamp': cogStamp,
  'tall-bar': tallBar,
  'black-marker': blackMarker,
  'hook-between-lines': hookBetweenLines,
})
