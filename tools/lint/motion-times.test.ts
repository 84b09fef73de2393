import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const styles = (name: string) => readFileSync(`src/ui/${name}.css`, 'utf8')

/** ms; as the specification has them (section 9). */
const TIMES: [string, string, number, RegExp][] = [
  ['a bar fills', 'ProgressBar.module', 750, /\.animated \{\s*animation: fill var\((--[\w-]+)\)/],
  ['a pop-up arrives', 'Popup.module', 250, /\.panel \{[^}]*animation: arrive var\((--[\w-]+)\)/],
]

it.each(TIMES)('%s (%s) in %s ms [PROG-1] [FIN-1]', (_, file, ms, rule) => {
  const token = rule.exec(styles(file))?.[1] ?? 'no such rule'
  // the first is of all who have not asked for less motion
  const [value] = new RegExp(`(?<=${token}: )\\d+(?=ms)`).exec(styles('tokens')) ?? []
  expect(Number(value)).toBe(ms)
})
