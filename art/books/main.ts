/** Makes the books of the demo adventure: `npx tsx art/books/main.ts`. Words stand in words/, drawings come from its pictures/. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { DRAWINGS, type Booklet } from './booklet.ts'
import { pdfOf } from './checklist.ts'
import { epubOf } from './epub.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { pl } from './words/pl.ts'
import { WATCH_BOOK, WATCH_DRAWINGS } from './watch-book.ts'

const ADVENTURE = 'scenes/lantern-isles'
const FOLDER = join(ADVENTURE, 'archive/books')
const BELOW = join(ADVENTURE, 'boiler-room/books')
const SYSTEM_BROWSER = '/usr/bin/chromium'
const BOOKLETS: Readonly<Record<string, Booklet>> = { pl, en, de, es }

const drawn = (names: readonly string[]) =>
  names.map((name) => ({ name, svg: readFileSync(join(ADVENTURE, 'pictures', `${name}.svg`), 'utf8') }))
mkdirSync(FOLDER, { recursive: true })
mkdirSync(BELOW, { recursive: true })
for (const [language, booklet] of Object.entries(WATCH_BOOK)) {
  const binding = { id: 'watch-book', language, drawings: drawn(WATCH_DRAWINGS) }
  writeFileSync(join(BELOW, `watch-book.${language}.epub`), epubOf(booklet, binding))
}
const browser = await chromium.launch({
  ...(existsSync(SYSTEM_BROWSER) && { executablePath: SYSTEM_BROWSER }),
  args: ['--no-sandbox'],
})
for (const [language, booklet] of Object.entries(BOOKLETS)) {
  const binding = { id: 'personal-data', language, drawings: drawn(DRAWINGS) }
  writeFileSync(join(FOLDER, `personal-data.${language}.epub`), epubOf(booklet, binding))
  writeFileSync(join(FOLDER, `first-hour.${language}.pdf`), await pdfOf(booklet.checklist, language, browser))
}
await browser.close()
