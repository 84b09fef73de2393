import { composeTexts, writeComposedTexts } from './compose.ts'
import { checkWording } from './check.ts'
import { flatten } from './flatten.ts'
import { readSources, unsaidKeys } from './unsaid.ts'
import { isTypingCurrent, writeTyping } from './typing.ts'

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
const findings = [...checkWording(wording), ...unsaidKeys(written, readSources('.'))]

if (onlyCheck && !isTypingCurrent('.'))
  findings.push('src/i18n/keys.d.ts is not up to date: run `npm run i18n`')
if (!onlyCheck) {
  await writeTyping('.')
  await writeComposedTexts('.', 'dist/assets/i18n')
}
const counts = Object.entries(wording).map(([language, texts]) => `${language} ${texts.size}`)
console.log([...findings, `texts: ${counts.join(', ')}; ${findings.length} faults`].join('\n'))
process.exitCode = findings.length === 0 ? 0 : 1
