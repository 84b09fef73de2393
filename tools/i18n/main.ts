import { composeTexts, writeComposedTexts } from './compose.ts'
import { checkWording } from './check.ts'
import { findingWording, unsaidFindings } from './findings.ts'
import { flatten } from './flatten.ts'
import { roomTextsElsewhere } from './rooms.ts'
import { readSources, unsaidKeys } from './unsaid.ts'
import { staleTyping, writeTyping } from './typing.ts'

/**
 * `npm run i18n`: checks all texts, writes dist/assets/i18n and the types of the keys. With `--check` it writes nothing and
 * fails when the types are not the ones that it would write.
 */
const onlyCheck = process.argv.includes('--check')
const composed = composeTexts('.')
const wording = Object.fromEntries(
  Object.entries(composed).map(([language, groups]) => [language, flatten(groups)]),
)
const written = Object.values(wording).flatMap((texts) => [...texts.keys()])
const sources = readSources('.')
const findings = [
  ...checkWording(wording),
  ...checkWording(findingWording('.')),
  ...unsaidKeys(written, sources.values()),
  ...roomTextsElsewhere(new Set(written), sources),
  ...unsaidFindings('.', [...readSources('.', ['kinds', 'server', 'shared']).values()]),
]

if (onlyCheck)
  findings.push(...staleTyping('.').map((path) => `${path} is not up to date: run \`npm run i18n\``))
if (!onlyCheck) {
  await writeTyping('.')
  await writeComposedTexts('.', 'dist/assets/i18n')
}
const counts = Object.entries(wording).map(([language, texts]) => `${language} ${texts.size}`)
console.log([...findings, `texts: ${counts.join(', ')}; ${findings.length} faults`].join('\n'))
process.exitCode = findings.length === 0 ? 0 : 1
