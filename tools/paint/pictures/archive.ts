/** Writes the cards of the archive. Run: npx tsx tools/paint/pictures/archive.ts [slug ...] */
import { blackMarker, hookBetweenLines } from './archive/between-lines.ts'
import { booksAndGlass } from './archive/books-and-glass.ts'
import { chartWrongIsland } from './archive/chart-wrong-island.ts'
import { cogStamp } from './archive/cog-stamp.ts'
import { handOverEnter } from './archive/hand-over-enter.ts'
import { pagesOutOfWindow } from './archive/pages-out-of-window.ts'
import { parrotOnLectern } from './archive/parrot-on-lectern.ts'
import { twoFacesOneForm } from './archive/two-faces-one-form.ts'
import { twoWriters } from './archive/two-writers.ts'
import { writeCards } from './studio/write-cards.ts'

writeCards({
  'parrot-on-lectern': parrotOnLectern,
  'pages-out-of-window': pagesOutOfWindow,
  'chart-wrong-island': chartWrongIsland,
  'books-and-glass': booksAndGlass,
  'hand-over-enter': handOverEnter,
  'two-faces-one-form': twoFacesOneForm,
  'two-writers': twoWriters,
  'cog-stamp': cogStamp,
  'black-marker': blackMarker,
  'hook-between-lines': hookBetweenLines,
})
