import { writeFileSync } from 'node:fs'
import { COUNTS_FILE, countedFiles, readCounts } from './retired-words-files.ts'
import { changesOf, countRetiredWords, RETIRED_WORDS } from './retired-words.ts'

/** `npx tsx tools/lint/lower-retired-words.ts` writes the counts that have fallen; it raises none. */
const now = countRetiredWords(countedFiles())
const grown = changesOf(readCounts(), now).filter((change) => change.now > change.before)
for (const { folder, word, before, now: count } of grown) {
  console.error(`${folder}: '${word}' is in ${count} names, ${before} are allowed; see docs/glossary.md`)
}
if (grown.length > 0) process.exit(1)

const sorted = Object.fromEntries(
  Object.entries(now).map(([folder, counts]) => [
    folder,
    Object.fromEntries(RETIRED_WORDS.flatMap((word) => (counts[word] ? [[word, counts[word]]] : []))),
  ]),
)
writeFileSync(COUNTS_FILE, `${JSON.stringify(sorted, null, 2)}\n`)
